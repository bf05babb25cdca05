import type { Environment } from 'downshift'

/**
 * Where a control inside a shadow root hears presses, sees the focus and says how much it found: the document outside knows
 * of the root's host alone, and would take a press on an option for one elsewhere. Undefined in a document, where the
 * library knows its way.
 */
export function surroundingsOf(element: HTMLElement | null): Environment | undefined {
  const root = element?.getRootNode()
  if (!(root instanceof ShadowRoot)) return undefined
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
