import { offlineKey } from './saved-offline'

/** The id of the offline page’s list, whose template is in it. */
export const listId = 'saved-offline'

/** The parts of a community in the template. */
const parts = ['name', 'address', 'price'] as const

/**
 * A script that shows the communities that this browser kept, and whether it has a network. The offline page has no others, because they would need
 * a connection. It writes only text.
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
  document.documentElement.dataset.saved = saved.length > 0 ? 'some' : 'none'
}`
