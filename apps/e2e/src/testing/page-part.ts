import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api'
import { hidesContent, isHidden, isHiddenFromRoles, isInline, onOneLine, shownText } from './shown'

/** What something is called: exactly, or by a pattern. */
export type Name = string | RegExp

/** Elements inside which a header or footer belongs to a part of the page. */
const partsOfPages = 'article, aside, main, nav, section'

/** Roles that an element has only with a name. */
const namedRoles = new Set(['region', 'form'])

/** A part of an HTML page, read as a person does: by what things are and what they’re called. */
export class PagePart {
  constructor(readonly element: Element) {}

  /** The words as a person reads them, on one line. */
  get text(): string {
    return shownText(this.element)
  }

  /** The accessible name. */
  get name(): string {
    return onOneLine(computeAccessibleName(this.element, { getComputedStyle: plainStyle }))
  }

  /** The accessible description, such as the error of a field. */
  get description(): string {
    return onOneLine(computeAccessibleDescription(this.element, { getComputedStyle: plainStyle }))
  }

  /** Whether a box or a radio button is checked. */
  get isChecked(): boolean {
    return 'checked' in this.element && this.element.checked === true
  }

  /** Checks a box or a radio button. */
  check(): void {
    if (!('checked' in this.element)) throw new Error(`${this.name} can’t be checked`)
    this.element.checked = true
  }

  /** Returns an attribute. */
  attribute(name: string): string | undefined {
    return this.element.getAttribute(name) ?? undefined
  }

  /** Returns everything with a role, and with a name if one is given, in the order of the page. */
  all(role: string, name?: Name): PagePart[] {
    return [...this.element.querySelectorAll('*')]
      .filter((element) => roleOf(element) === role && !isHiddenFromRoles(element))
      .map((element) => new PagePart(element))
      .filter((part) => (name === undefined && !namedRoles.has(role)) || fits(part.name, name ?? /./))
  }

  /**
   * Returns the only part with a role and a name.
   *
   * @throws When there’s none or several.
   */
  one(role: string, name?: Name): PagePart {
    const found = this.all(role, name)
    const [only] = found
    if (only && found.length === 1) return only
    throw new Error(`${found.length} of ${role} ${String(name ?? '')}. ${this.describe(role)}`)
  }

  /**
   * Returns the first part with a role and a name, where a page repeats it.
   *
   * @throws When there’s none.
   */
  first(role: string, name?: Name): PagePart {
    const [first] = this.all(role, name)
    if (first) return first
    throw new Error(`No ${role} ${String(name ?? '')}. ${this.describe(role)}`)
  }

  /** Returns the names of everything with a role. */
  names(role: string): string[] {
    return this.all(role).map(({ name }) => name)
  }

  /** Returns the words of everything with a role. */
  texts(role: string): string[] {
    return this.all(role).map(({ text }) => text)
  }

  /** Returns the headings of a level. */
  headings(level: number): string[] {
    return this.all('heading').flatMap(({ element, name }) => (levelOf(element) === level ? [name] : []))
  }

  /** Returns the shown parts that a CSS selector finds, for what has no role, such as the terms of a list. */
  select(selector: string): PagePart[] {
    return [...this.element.querySelectorAll(selector)]
      .filter((element) => !isHidden(element))
      .map((element) => new PagePart(element))
  }

  /**
   * Returns the only shown part that a CSS selector finds.
   *
   * @throws When there’s none or several.
   */
  within(selector: string): PagePart {
    const found = this.select(selector)
    const [only] = found
    if (only && found.length === 1) return only
    throw new Error(`${found.length} parts of ${this.element.ownerDocument.URL} match ${selector}`)
  }

  /** The part directly around this one. */
  get around(): PagePart {
    return new PagePart(this.element.parentElement ?? this.element)
  }

  /**
   * Returns the section that a heading opens.
   *
   * @throws When there’s no such heading.
   */
  section(heading: Name): PagePart {
    const { element } = this.first('heading', heading)
    const section = element.closest('section, [role="region"], aside, fieldset')
    if (section) return new PagePart(section)
    throw new Error(`The heading ${String(heading)} opens no section`)
  }

  private describe(role: string): string {
    return `${this.element.ownerDocument.URL} has these: ${this.names(role).join(' | ')}`
  }
}

/** Returns whether a text is what a name says. */
export const fits = (text: string, name: Name): boolean => (typeof name === 'string' ? text === name : name.test(text))

/** Returns the role of an element as browsers say it. */
function roleOf(element: Element): string | null {
  const { localName } = element
  if (!element.hasAttribute('role')) {
    if (localName === 'header') return element.parentElement?.closest(partsOfPages) ? null : 'banner'
    if (localName === 'footer') return element.parentElement?.closest(partsOfPages) ? null : 'contentinfo'
    if (localName === 'th' && element.getAttribute('scope') === 'row') return 'rowheader'
    if (localName === 'search') return 'search'
    if (localName === 'dd') return 'definition'
    if (localName === 'dt') return 'term'
    // It opens its details, and sends nothing.
    if (localName === 'summary') return null
  }
  return getRole(element)
}

const levelOf = (element: Element): number =>
  Number(element.getAttribute('aria-level') ?? /^h([1-6])$/.exec(element.localName)?.[1])

/**
 * Returns the styles that decide about a name: whether an element is shown, and whether it continues a word. Computing those of style sheets takes
 * jsdom seconds for a page.
 */
function plainStyle(element: Element): CSSStyleDeclaration {
  const { ownerDocument: document } = element
  const styles = stylesOf.get(document) ?? {
    none: styleWith(document, 'none'),
    inline: styleWith(document, 'inline'),
    block: styleWith(document, 'block'),
  }
  stylesOf.set(document, styles)
  if (hidesContent(element)) return styles.none
  return isInline(element) && !/^\s|\s$/.test(element.textContent) ? styles.inline : styles.block
}

function styleWith(document: Document, display: string): CSSStyleDeclaration {
  const { style } = document.createElement('span')
  style.display = display
  return style
}

/** The styles that elements of a page share, because creating one takes longer than reading it. */
const stylesOf = new WeakMap<Document, Record<'none' | 'inline' | 'block', CSSStyleDeclaration>>()
