import type { Environment } from 'downshift'

/**
 * Returns the environment for a control inside a shadow root, where it listens for clicks, focus, and announcements. The document sees
 * only the root's host and would mistake a click on an option for a click elsewhere. Undefined in a document, where the library needs no
 * help.
 */
export function getEnvironment(element: HTMLElement | null): Environment | undefined {
  // The server has neither an element nor the class.
  const root = element?.getRootNode()
  if (!root || !(root instanceof ShadowRoot)) return undefined
  const rootAsDocument: unknown = Object.create(document, {
    activeElement: { get: () => root.activeElement },
    body: { value: root },
    createElement: { value: document.createElement.bind(document) },
    getElementById: { value: root.getElementById.bind(root) },
  })
  if (!(rootAsDocument instanceof Document)) return undefined
  return {
    addEventListener: root.addEventListener.bind(root),
    removeEventListener: root.removeEventListener.bind(root),
    document: rootAsDocument,
    Node,
  }
}
