import { expect } from '@playwright/test'
import type { HtmlPage } from '../testing/html-page'
import { test } from '../testing/visitors'

const answer = (page: HtmlPage) => page.one('main').first('status').text

test('each tool answers, is saved, and comes back with its answers [ROUTE-013, FIND-017, HOME-004, BIZ-006]', async ({
  visitor,
}) => {
  const quiz = await visitor.open('/tools/care-quiz')
  const way = quiz.one('group', 'Finding the way home').one('radio', 'Full help')
  const fitting = await quiz.pressWith('Show which care fits', [way])
  expect(answer(fitting)).toContain('Memory Care')
  const saved = await fitting.press('Save answers')
  expect(answer(await saved.follow('Continue Care quiz'))).toContain('Memory Care')

  const costs = await visitor.open('/tools/cost-calculator')
  expect(costs.text).toContain('you’ll see a month at home here')
  const hours = 'Hours of paid help at home each day'
  const tooMany = await costs.press('Compare costs', { [hours]: '40' })
  expect(tooMany.one('textbox', hours).description).toMatch(/from 0 to 24/)

  const runway = await visitor.open('/tools/money-runway')
  const unclear = await runway.press('Count the months', {
    'Savings you can spend': '$128,000',
    'Income each month': 'a lot',
    'Cost of care each month': '5640',
  })
  expect(unclear.one('textbox', 'Income each month').description).toContain('Enter an amount in dollars')
  expect(unclear.value('Savings you can spend')).toBe('$128,000')
  const counted = await unclear.press('Count the months', { 'Income each month': '2150' })
  expect(answer(counted)).toContain('2 years 10 months')

  const move = await visitor.open('/tools/moving-checklist')
  const dated = await move.press('Show days', { 'Moving date': '2027-03-15', 'Make the bed first': true })
  expect(dated.text).toContain('By February 1, 2027')
  expect(dated.one('checkbox', 'Make the bed first').isChecked).toBe(true)

  const tour = await visitor.open('/tools/tour-checklist')
  const both = await tour.press('Save answers', { 'Ask to stay for a meal': true })
  expect(both.one('main').all('listitem')).toHaveLength(2)
  const again = await both.follow('Continue Tour checklist')
  expect(again.one('checkbox', 'Ask to stay for a meal').isChecked).toBe(true)
  expect(again.one('checkbox', 'Bring a list of medications').isChecked).toBe(false)
  const left = await (await visitor.open('/tools/saved')).press('Delete Tour checklist')
  expect(left.text).toContain('Tour checklist deleted')
  expect(left.one('main').all('listitem')).toHaveLength(1)
})
