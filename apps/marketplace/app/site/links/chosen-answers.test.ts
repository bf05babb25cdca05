import { expect, test } from 'vitest'
import { answerParameters, fullAnswers, readChosenAnswers } from './chosen-answers'

test('reads back the answers it wrote [TRUST-012]', () => {
  const chosen = { care: 'heavy-care', room: 'oneBedroom', isForTwo: true } as const
  expect(readChosenAnswers(new URLSearchParams(answerParameters(chosen)))).toEqual(chosen)
  expect(answerParameters({})).toEqual({})
})

test.each(['care=much&room=palace&for-two=1', 'care=&room=&for-two=', ''])(
  '“%s” chooses nothing [TRUST-012]',
  (search) => {
    expect(readChosenAnswers(new URLSearchParams(search))).toEqual({})
  },
)

test('without a chosen level of help, the cost is for the usual care of the community [TRUST-012]', () => {
  expect(fullAnswers({}, ['memory-care'])).toEqual({ care: 'memory-care', isForTwo: false })
  expect(fullAnswers({ isForTwo: true }, ['assisted-living'])).toEqual({ care: 'light-care', isForTwo: true })
  expect(fullAnswers({ care: 'heavy-care', room: 'studio' }, ['memory-care'])).toEqual({
    care: 'heavy-care',
    room: 'studio',
    isForTwo: false,
  })
})
