/** Loads the script of a chat provider, once per page load. It sets up the provider’s widget. [CLIENT-009] */
export function loadOutsideChat(src: string): void {
  if (loaded.has(src)) return
  loaded.add(src)
  document.body.append(Object.assign(document.createElement('script'), { src, async: true }))
}

const loaded = new Set<string>()
