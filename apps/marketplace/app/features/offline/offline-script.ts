import { progressKeys } from '@pkg/gwizzy/machines'
import { offlineKey } from './saved-offline'
import { offlineTexts } from './texts'

/** The id of the offline page’s list, whose template is in it. */
export const listId = 'saved-offline'

/** The parts of a community in the template. */
const parts = ['name', 'address', 'price'] as const

/**
 * The only script of the offline page, because others would need a connection. It shows the communities that this browser kept, whether a request waits
 * on it, and whether the browser has a network. It writes only text.
 */
export const offlineScript = `{
  const list = document.getElementById('${listId}')
  const template = list.querySelector('template')
  let saved = []
  try {
    saved = JSON.parse(localStorage.getItem('${offlineKey}') ?? '[]')
  } catch {}
  for (const community of saved) {
    const item = template.content.cloneNode(true)
    for (const part of ${JSON.stringify(parts)}) item.querySelector('[data-part="' + part + '"]').textContent = community[part]
    list.append(item)
  }
  document.documentElement.dataset.network = navigator.onLine ? 'some' : 'none'
  if (navigator.onLine) document.title = ${JSON.stringify(offlineTexts.unreachable)}
  const isWaiting = (key) => {
    try {
      return Boolean(JSON.parse(localStorage.getItem(key) ?? '{}').unsent)
    } catch {
      return false
    }
  }
  document.documentElement.dataset.waiting = ${JSON.stringify(Object.values(progressKeys))}.some(isWaiting) ? 'some' : 'none'
  document.documentElement.dataset.saved = saved.length > 0 ? 'some' : 'none'
}`
