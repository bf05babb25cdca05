import { expect, test, vi } from 'vitest'
import { createSelection } from './selection'

test('tells its readers about each change once, until they unsubscribe [FIND-003]', () => {
  const { hover, choose, read, subscribe } = createSelection()
  const changed = vi.fn()
  const unsubscribe = subscribe(changed)
  hover('oak')
  hover('oak')
  choose('elm')
  expect(changed).toHaveBeenCalledTimes(2)
  expect(read()).toEqual({ hovered: 'oak', chosen: 'elm' })
  unsubscribe()
  hover(undefined)
  expect(changed).toHaveBeenCalledTimes(2)
  expect(read()).toEqual({ hovered: undefined, chosen: 'elm' })
})
