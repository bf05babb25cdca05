/// <reference types="vite/client" />
import { translatePage } from '@pkg/config/translate-page'
import { render } from '@testing-library/react'
import { type ComponentType, createElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

interface StoryFile {
  default: { component?: ComponentType; args?: object }
  [story: string]: { component?: ComponentType; args?: object; render?: unknown }
}

const files = import.meta.glob<StoryFile>('./*/*.stories.tsx', { eager: true })

/** The props of each story of a component. */
const controls = Object.entries(files).flatMap(([path, { default: meta, ...stories }]) => {
  const { component } = meta
  if (component === undefined) return []
  const states = Object.entries(stories)
    .filter(([, story]) => !story.render)
    .map(([name, story]) => ({ name, props: { ...meta.args, ...story.args } }))
  return [{ name: path.split('/').at(-1)?.replace('.stories.tsx', ''), component, states }]
})

// The test document has no layout.
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  HTMLDialogElement.prototype.showModal = vi.fn()
  HTMLDialogElement.prototype.close = vi.fn()
})

afterEach(() => vi.unstubAllGlobals())

test.each(controls)(
  '$name changes from each state to each other on a translated page [EDGE-010]',
  ({ component, states }) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    for (const from of states) {
      for (const to of states) {
        const page = render(createElement(component, from.props))
        const stop = translatePage(document.body)
        expect(() => page.rerender(createElement(component, to.props)), `${from.name} to ${to.name}`).not.toThrow()
        stop()
        page.unmount()
      }
    }
    expect(logged.mock.calls.filter(([error]) => /NotFoundError|removeChild|insertBefore/.test(String(error)))).toEqual(
      [],
    )
  },
)

test('finds many states of many controls [EDGE-010]', () => {
  expect(controls.length).toBeGreaterThan(30)
  expect(controls.flatMap(({ states }) => states).length).toBeGreaterThan(120)
})
