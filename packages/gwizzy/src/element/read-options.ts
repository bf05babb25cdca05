import type { WizardOptions } from '../partner/wizard-options'

/** The observed attributes. */
export const optionNames = ['community', 'api', 'partner-key', 'language', 'layout', 'open', 'statistics']

/** Reads the attributes. The API defaults to the origin of the script. */
export function readOptions(element: Element): WizardOptions {
  const read = (name: string) => element.getAttribute(name)?.trim() || undefined
  const layout = read('layout')
  return {
    community: read('community') ?? '',
    api: (read('api') ?? new URL(import.meta.url).origin).replace(/\/$/, ''),
    partnerKey: read('partner-key'),
    language: read('language') === 'es' ? 'es' : 'en',
    isStatisticsOff: read('statistics') === 'off',
    layout: layout === 'page' || layout === 'chat' ? layout : 'dialog',
  }
}
