import { expect, test } from 'vitest'
import { advisorPicture } from './advisor-picture'

const advisor = { id: 'ana-ruiz', name: 'Ana Ruiz', areas: [{ state: 'CO', counties: ['Larimer', 'Weld County'] }] }
const altOf = (areas: typeof advisor.areas, name = advisor.name) =>
  advisorPicture({ ...advisor, name, areas }).drawing?.alt

test('an advisor without a portrait has a drawn doorway for light and for dark pages [LOOK-008]', () => {
  const { photo, drawing } = advisorPicture(advisor)
  expect(photo).toBeUndefined()
  expect(drawing?.day).toMatch(/^\/images\/320x320\/drawings\/doorway\/co\/larimer\/AR\/\w+-noon\.svg$/)
  expect(drawing?.night).toBe(drawing?.day.replace('noon', 'night'))
})

test('a portrait replaces the doorway [AGENT-005, LOOK-008]', () => {
  expect(advisorPicture({ ...advisor, portrait: 'photos/one.webp' })).toEqual({
    photo: '/images/320x320/photos/one.webp',
  })
})

test.each([
  [advisor.areas, 'Drawn doorway with the initials AR and the outline of Larimer County'],
  [
    [{ state: 'LA', counties: ['Orleans Parish'] }],
    'Drawn doorway with the initials AR and the outline of Orleans Parish',
  ],
  [[{ state: 'CO', counties: [] }], 'Drawn doorway with the initials AR and the outline of Colorado'],
  [[], 'Drawn doorway with the initials AR'],
])('its text says what it shows [LOOK-008]', (areas, alt) => expect(altOf(areas)).toBe(alt))

test('says so if there is nothing on the plate [LOOK-008]', () => expect(altOf([], '李 明')).toBe('Drawn doorway'))
