/** Elements that continue a line. All others are separated from the words around them, as on screen. */
const inlineElements = new Set(
  'a abbr b bdi button cite code data del dfn em i ins kbd label mark q s samp small span strong sub sup svg time u var wbr'.split(
    ' ',
  ),
)
/** Elements whose content is never on a page. */
const neverShown = new Set(['head', 'script', 'style', 'template', 'title'])

/** Returns whether an element continues a line where no style sheet says otherwise. */
export const isInline = (element: Element): boolean => inlineElements.has(element.localName)

const hidingStyle = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/

/** Returns whether an element hides what is in it. */
export function hidesContent(element: Element): boolean {
  return (
    neverShown.has(element.localName) ||
    element.hasAttribute('hidden') ||
    element.getAttribute('type') === 'hidden' ||
    (element.localName === 'dialog' && !element.hasAttribute('open')) ||
    hidingStyle.test(element.getAttribute('style') ?? '')
  )
}

/** Returns whether an element and everything around it meet a condition. */
function isInside(element: Element, condition: (around: Element) => boolean): boolean {
  for (let around: Element | null = element; around; around = around.parentElement) if (condition(around)) return true
  return false
}

/**
 * Returns whether the page itself hides an element. Style sheets aren’t read, so what they hide at some width counts as shown. So does the
 * content of closed details, which one press shows.
 */
export const isHidden = (element: Element): boolean => isInside(element, hidesContent)

/** Returns whether assistive technology doesn’t find an element. */
export const isHiddenFromRoles = (element: Element): boolean =>
  isInside(element, (around) => hidesContent(around) || around.getAttribute('aria-hidden') === 'true')

/** Returns the words of an element as a person reads them, on one line. */
export function shownText(element: Element): string {
  const words: string[] = []
  const read = (node: Node): void => {
    if (node.nodeType === node.TEXT_NODE) words.push(node.nodeValue ?? '')
    if (!isElement(node) || hidesContent(node)) return
    const gap = isInline(node) ? '' : ' '
    words.push(gap)
    for (const child of node.childNodes) read(child)
    words.push(gap)
  }
  read(element)
  return onOneLine(words.join(''))
}

/**
 * Puts a space between words that only elements keep apart, such as a name that’s hidden from sight at the end of a button. On screen, styles keep
 * them apart, and no word of ours is cut by an element.
 */
export function separateWords(document: Document): void {
  const { defaultView: window } = document
  if (!window) return
  const texts = document.createTreeWalker(document.body, window.NodeFilter.SHOW_TEXT)
  let before: Node | undefined
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (keepsSpaces.has(text.parentElement?.localName ?? '')) continue
    const isCut = before !== undefined && before.parentElement !== text.parentElement
    if (isCut && endsWord.test(before?.nodeValue ?? '') && beginsWord.test(text.nodeValue ?? '')) {
      text.nodeValue = ` ${text.nodeValue ?? ''}`
    }
    before = text
  }
}

const endsWord = /[\p{L}\p{N}:.,;!?)”’]$/u
const beginsWord = /^[\p{L}\p{N}$(“]/u

/** Elements whose text isn’t words, or is what a person entered. */
const keepsSpaces = new Set([...neverShown, 'textarea', 'pre'])

/** Returns a text with single spaces instead of line breaks and indents. */
export const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE
