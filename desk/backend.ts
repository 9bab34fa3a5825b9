/**
 * Where the editor saves. On this computer it is the server in `git-host.ts`; a hosted desk names
 * its git host in the environment when it is built: docs/the-desk.md.
 */
export function backend(): object {
  const { DESK_HOST: name, DESK_REPOSITORY: repo, DESK_BRANCH: branch = "main" } = process.env;
  if (!name) return { name: "gitea", repo: "clinic/site", branch: "main" };
  if (!repo) throw new Error("DESK_REPOSITORY is missing, such as clinic/website");
  const { DESK_API: api_root, DESK_SIGN_IN: base_url, DESK_APP_ID: app_id } = process.env;
  return {
    name,
    repo,
    branch,
    ...(api_root && { api_root }),
    ...(base_url && { base_url }),
    ...(app_id && { app_id, auth_type: "pkce" }),
  };
}
