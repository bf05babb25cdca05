import type { APIRequestContext, APIResponse } from '@playwright/test'
import { JSDOM } from 'jsdom'
import { type Answers, chosenOption, fieldIn, type Sent, sendForm } from './html-form'
import { type Name, PagePart } from './page-part'
import { separateWords } from './shown'

/** Who opens a page. */
interface Reader {
  /** Keeps the cookies. */
  request: APIRequestContext
  /** The Accept-Language header. */
  language: string
}

/** Opens a page as a browser without scripts does, with the cookies of `request`, and follows where it leads. */
export const openHtml = (
  request: APIRequestContext,
  address: string,
  { language = 'en-US,en;q=0.9' } = {},
): Promise<HtmlPage> => HtmlPage.open({ request, language }, { url: address, method: 'GET' })

/** A page in a browser without scripts: its HTML, what came with it, and where its links and forms lead. */
export class HtmlPage extends PagePart {
  readonly document: Document
  readonly url: URL
  readonly status: number
  readonly headers: Record<string, string>

  private constructor(
    private readonly reader: Reader,
    response: APIResponse,
    readonly html: string,
  ) {
    // Styles take jsdom most of the time, and nothing here reads them.
    const { document } = new JSDOM(html.replaceAll(/<style\b.*?<\/style>/gs, ''), { url: response.url() }).window
    separateWords(document)
    super(document.documentElement)
    this.document = document
    this.url = new URL(response.url())
    this.status = response.status()
    this.headers = response.headers()
  }

  /** Sends a request as a browser does when a page opens, from another page if there’s one. */
  static async open(
    reader: Reader,
    { url, method, isMultipart = false, entries = [] }: Pick<Sent, 'url' | 'method'> & Partial<Sent>,
    from?: URL,
  ): Promise<HtmlPage> {
    const response = await reader.request.fetch(url.split('#')[0] ?? url, {
      method,
      headers: {
        accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
        'accept-language': reader.language,
        'sec-fetch-dest': 'document',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-site': siteOf(from, url),
        'sec-fetch-user': '?1',
        ...(from && { referer: `${from.origin}/` }),
        ...(from && method === 'POST' && { origin: from.origin }),
      },
      ...(method === 'POST' && bodyOf({ isMultipart, entries })),
    })
    return new HtmlPage(reader, response, await response.text())
  }

  /** The title of the tab. */
  get title(): string {
    return this.document.title
  }

  /** The path and query of the address. */
  get path(): string {
    return `${this.url.pathname}${this.url.search}`
  }

  /** Opens the page again. */
  reload(): Promise<HtmlPage> {
    return HtmlPage.open(this.reader, { url: this.url.href, method: 'GET' })
  }

  /** Opens another page with the same cookies and language, as when a person enters its address. */
  open(address: string): Promise<HtmlPage> {
    return HtmlPage.open(this.reader, { url: new URL(address, this.url).href, method: 'GET' })
  }

  /** Follows a link. */
  follow(link: Name | PagePart): Promise<HtmlPage> {
    const part = link instanceof PagePart ? link : this.one('link', link)
    return HtmlPage.open(this.reader, { url: this.addressOf(part), method: 'GET' }, this.url)
  }

  /** Enters answers by label into the form of a button, and presses it. */
  press(button: Name | PagePart, answers: Answers = {}): Promise<HtmlPage> {
    const part = button instanceof PagePart ? button : this.one('button', button)
    return HtmlPage.open(this.reader, sendForm(part, answers), this.url)
  }

  /** Checks boxes or radio buttons that several questions have under one label, and presses a button. */
  pressWith(button: Name, checked: readonly PagePart[]): Promise<HtmlPage> {
    for (const part of checked) part.check()
    return this.press(button)
  }

  /** Returns the whole address that a link leads to. */
  addressOf(link: PagePart): string {
    const href = link.attribute('href')
    if (href === undefined) throw new Error(`${link.name} leads nowhere`)
    return new URL(href, this.document.baseURI).href
  }

  /** Returns what is in a field, as a person reads it. */
  value(label: Name): string {
    const field = fieldIn(this, label)
    return chosenOption(field) ?? field.value
  }

  /** Returns the content of a meta element. */
  meta(name: string): string | undefined {
    return (
      this.document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ??
      undefined
    )
  }

  /** Returns the address of a link element in the head, such as the canonical one. */
  headLink(relation: string): string | undefined {
    return this.document.head.querySelector(`link[rel="${relation}"]`)?.getAttribute('href') ?? undefined
  }

  /** Returns what the page tells search engines, as JSON-LD. */
  get structuredData(): Record<string, unknown>[] {
    return [...this.document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
      JSON.parse(textContent ?? ''),
    )
  }
}

/** Returns where a request comes from, as the Sec-Fetch-Site header says it. */
function siteOf(from: URL | undefined, address: string): string {
  if (!from) return 'none'
  const to = new URL(address)
  if (to.origin === from.origin) return 'same-origin'
  return to.hostname === from.hostname ? 'same-site' : 'cross-site'
}

/** Returns the body of a form. An object couldn’t hold two entries with one name. */
function bodyOf({ isMultipart, entries }: Pick<Sent, 'isMultipart' | 'entries'>) {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return isMultipart ? { multipart: form } : { form }
}
