import { Band } from "../../components/band/Band.tsx";
import { Embed, type EmbedProps } from "../../components/embed/Embed.island.tsx";
import { Heading } from "../../components/heading/Heading.tsx";
import { Photo } from "../../components/picture/Photo.tsx";
import { TextLink } from "../../components/text-link/TextLink.tsx";
import type { SocialPost } from "../../content/schema/lists.ts";
import type { HomePageContent } from "../../content/schema/page-files/home-page.ts";
import { Island } from "../../islands/Island.tsx";
import type { WithPhoto } from "../../media/pictures.ts";
import { fixedWords } from "../../words/words.ts";

type SocialPostsProps = Pick<EmbedProps, "loads"> & {
  content: HomePageContent["social"];
  posts: readonly WithPhoto<SocialPost>[];
  account: Record<"url" | "handle", string>;
  /** Names the provider from which a post comes. */
  notice: string;
};

/** Posts of the clinic's account. Each is embedded over a poster and has a link. Sample posts say so, and lead to the account. */
export function SocialPosts({ content, posts, account, notice, loads }: SocialPostsProps) {
  const { labels: words } = fixedWords;
  return (
    <Band labelledBy="social">
      <div className="social">
        <div>
          <Heading level={2} size="subtitle" text={content.heading} id="social" />
          <TextLink href={account.url} label={`${words.follow} ${account.handle}`} />
        </div>
        <ul className="social-posts">
          {posts.map(({ postId, postUrl, photo, caption, sample }) => (
            <li key={postId} className="stack tight embed-post">
              <div className="embed-poster">
                <Photo
                  photo={photo}
                  crop="square"
                  sizes="(max-width: 47.99rem) 60vw, 300px"
                  alt=""
                />
                {!sample && (
                  <Island
                    of={Embed}
                    wake="near"
                    props={{
                      src: postEmbed(postId),
                      title: caption,
                      loads,
                      words: { show: words.showPost, away: words.providerAway },
                    }}
                  />
                )}
              </div>
              <p className="text-small">{caption}</p>
              {sample ? (
                <TextLink href={account.url} label={words.samplePost} />
              ) : (
                <>
                  <a href={postUrl} className="text-link">
                    {words.showPost}
                    <span className="sr-only"> {caption}</span>
                  </a>
                  <small>{notice}</small>
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

function postEmbed(postId: string): string {
  return `https://www.instagram.com/p/${postId}/embed/`;
}
