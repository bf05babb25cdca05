/** What a page tells the element by attributes. */
export interface WizardOptions {
  /** The slug of the community that is asked for pricing. */
  community: string
  /** The address of the API, without a slash at its end. */
  api: string
  partnerKey: string | undefined
  language: 'en' | 'es'
  layout: 'dialog' | 'page' | 'chat'
}

/** The attributes that a change of is followed at once. */
export const optionNames = ['community', 'api', 'partner-key', 'language', 'layout', 'open']

/** Reads the attributes. The API is where the script came from unless the page says otherwise. */
export function readOptions(element: Element): WizardOptions {
  const read = (name: string) => element.getAttribute(name)?.trim() || undefined
  const layout = read('layout')
  return {
    community: read('community') ?? '',
    api: (read('api') ?? new URL(import.meta.url).origin).replace(/\/$/, ''),
    partnerKey: read('partner-key'),
    language: read('language') === 'es' ? 'es' : 'en',
    layout: layout === 'page' || layout === 'chat' ? layout : 'dialog',
  }
}
