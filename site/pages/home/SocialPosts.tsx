import { Band } from "../../components/band/Band.tsx";
import { Embed } from "../../components/embed/Embed.island.tsx";
import { Heading } from "../../components/heading/Heading.tsx";
import { Photo } from "../../components/picture/Photo.tsx";
import { TextLink } from "../../components/text-link/TextLink.tsx";
import { postId } from "../../content/schema/lists.ts";
import { Island } from "../../islands/Island.tsx";
import { fixedWords } from "../../words/words.ts";
import type { HomePageProps } from "./load-home-page.ts";

/** Posts of the clinic's account. Each is embedded over a poster and has a link. Sample posts say so, and lead to the account. */
export function SocialPosts(props: NonNullable<HomePageProps["social"]>) {
  const { content, posts, account, notice, loads } = props;
  const { labels: words } = fixedWords;
  return (
    <Band labelledBy="social">
      <div className="social">
        <div>
          <Heading level={2} size="subtitle" text={content.heading} id="social" />
          <TextLink href={account.url} label={`${words.follow} ${account.handle}`} />
        </div>
        <ul className="social-posts">
          {posts.map(({ postUrl, photo, caption, sample }) => (
            <li key={postUrl} className="stack tight embed-post">
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
                      src: postEmbed(postUrl),
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

function postEmbed(postUrl: string): string {
  return `https://www.instagram.com/p/${postId(postUrl)}/embed/`;
}
