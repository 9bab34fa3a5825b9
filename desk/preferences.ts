/** What the editor finds in the browser's memory. It is read while the editor loads, so this comes first. */

// Escape would close a form with words in it; whoever wants that can switch it on in the settings.
const preferences = { locale: "en-CA", closeWithEscape: false };
localStorage.getItem("sveltia-cms.prefs") ??
  localStorage.setItem("sveltia-cms.prefs", JSON.stringify(preferences));

// On this computer nobody signs in: the page carries the key of the server that gave it.
const token = document.querySelector<HTMLMetaElement>("meta[name=desk-key]")?.content;
if (token) {
  const user = { backendName: "gitea", token };
  localStorage.setItem("sveltia-cms.user", JSON.stringify(user));
}
