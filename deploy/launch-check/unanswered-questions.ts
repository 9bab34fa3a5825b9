import { type Answers, answers as questions } from "../../site/content/schema/answers.ts";

/** The owner's questions without an answer. @param areReviewsShown without them nobody need have agreed */
export function unansweredQuestions(given: Answers, areReviewsShown: boolean) {
  return Object.entries(questions.shape)
    .filter(([id]) => areReviewsShown || id !== "reviews")
    .filter(([id]) => given[id as keyof Answers].trim() === "")
    .map(([id, answer]) => ({ id, question: answer.meta()?.title ?? "" }));
}
