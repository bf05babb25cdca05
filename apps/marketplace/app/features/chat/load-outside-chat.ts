/** Loads the script of a chat provider, once per page load. It sets up the provider’s widget. [CLIENT-009] */
export function loadOutsideChat(src: string): void {
  if (isLoaded) return
  isLoaded = true
  document.body.append(Object.assign(document.createElement('script'), { src, async: true }))
}

/** Loads the page again if a provider’s script runs in it, because nothing else ends a script. [CLIENT-009] */
export function endOutsideChat(): void {
  if (isLoaded) window.location.reload()
}

let isLoaded = false
