// One function, because a test also hands it to a page in a browser.
export function translatePage(root) {
  const { ownerDocument: page } = root
  // Browsers leave spaces alone.
  const isTranslated = (text) =>
    text.data.trim() !== '' && !text.parentElement.closest('script, style, textarea, noscript, font')
  const wrapTexts = () => {
    const walker = page.createTreeWalker(root, 4)
    const texts = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts.filter(isTranslated)) {
      const [outer, inner] = [page.createElement('font'), page.createElement('font')]
      text.replaceWith(outer)
      outer.append(inner)
      inner.append(text)
    }
  }
  wrapTexts()
  const observer = new page.defaultView.MutationObserver(wrapTexts)
  observer.observe(root, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}
