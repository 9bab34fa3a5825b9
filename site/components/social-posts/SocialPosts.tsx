import type { SocialPost } from "../../../content-model/schema/lists.ts";
import type { HomePageContent } from "../../../content-model/schema/pages.ts";
import { interpolate } from "../../../contract/interpolate.ts";
import { Band } from "../band/Band.tsx";
import * as embed from "../embed/embed-attributes.ts";
import { Intro } from "../intro/Intro.tsx";
import { Photo } from "../picture/Photo.tsx";
import { TextLink } from "../text-link/TextLink.tsx";

type SocialPostsProps = {
  content: NonNullable<HomePageContent["social"]>;
  posts: readonly SocialPost[];
  account: Record<"url" | "handle" | "provider", string>;
  words: Record<"follow" | "showPost" | "postNotice", string>;
};

/** Each post has its own poster: nothing is requested from the provider before a click. */
export function SocialPosts({ content, posts, account, words }: SocialPostsProps) {
  return (
    <Band labelledBy="social">
      <div className="wrap social-intro">
        <Intro {...content} id="social" />
        <TextLink href={account.url} label={`${words.follow} ${account.handle}`} />
      </div>
      <ul className="social-posts">
        {posts.map(({ postId, postUrl, photo, caption }) => (
          <li
            key={postId}
            className="stack tight embed-post"
            {...{ [embed.address]: postEmbed(postId) }}
          >
            <Photo name={photo} crop="square" sizes="(width < 48rem) 272px, 414px" alt="" />
            <p>{caption}</p>
            <a href={postUrl} className="text-link" {...{ [embed.opener]: "" }}>
              {words.showPost}
              <span className="sr-only"> {caption}</span>
            </a>
            <small>{interpolate(words.postNotice, { socialProvider: account.provider })}</small>
          </li>
        ))}
      </ul>
    </Band>
  );
}

function postEmbed(postId: string): string {
  return `https://www.instagram.com/p/${postId}/embed/`;
}
