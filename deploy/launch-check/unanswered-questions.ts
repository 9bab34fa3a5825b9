import { type Answers, answers as questions } from "../../content-model/schema/answers.ts";

export type UnansweredQuestion = { id: string; question: string };

/** The owner's questions without an answer. @param areReviewsShown if not, the question about reviews is left out */
export function unansweredQuestions(
  given: Answers,
  areReviewsShown: boolean,
): UnansweredQuestion[] {
  return Object.entries(questions.shape)
    .filter(([id]) => areReviewsShown || id !== "reviews")
    .filter(([id]) => given[id as keyof Answers].trim() === "")
    .map(([id, answer]) => ({ id, question: answer.meta()?.title ?? "" }));
}
