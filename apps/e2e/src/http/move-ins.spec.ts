import { expect } from '@playwright/test'
import { addReferredFamily, madison } from '../testing/referred-family'
import { asAdmin } from '../testing/staff'
import { signInByForm } from '../testing/staff-visits'
import { api } from '../testing/urls'
import { test } from '../testing/visitors'
import { addCommunity } from '../testing/world'

const admin = 'admin@hearthway.example'

test('a move-in is recorded, billed, paid, and undone, and nothing that was typed is lost [WORK-018, WORK-013, DASH-006, BIZ-003]', async ({
  visitor,
  request,
}) => {
  const { community, page } = await addReferredFamily(request)
  await signInByForm(visitor, admin)
  const family = await visitor.open(page)
  const form = await family.follow('Moved in')
  const rejected = await form.press('Record move-in', {
    'Base rent of the first month': 'about 4000',
    'Care fee of the first month (optional)': '300',
  })
  expect(rejected.text).toContain('Enter an amount in dollars, such as 4,200, up to 100,000.')
  expect(rejected.html).toContain('value="about 4000"')
  const recorded = await rejected.press('Record move-in', { 'Base rent of the first month': '$4,200' })
  expect(recorded.text).toContain('Move-in recorded')
  expect(recorded.text).toContain(`Moved in to ${community.name} on `)
  expect(recorded.text).toContain('Referral fee $2,250.00. The invoice is a draft.')

  const draft = await recorded.follow('Open the invoice')
  expect(draft.text).toContain('Referral fee: 50% of the first month')
  const issued = await draft.press('Issue invoice')
  expect(issued.text).toContain('Invoice issued.')
  const overpaid = await issued.press('Record payment', { 'Amount in dollars': '2,250.01' })
  expect(overpaid.text).toContain('Enter at most $2,250.00.')
  const partly = await overpaid.press('Record payment', { 'Amount in dollars': '$1,250' })
  expect(partly.text).toContain('Payment recorded.')
  const paid = await partly.press('Record payment')
  expect(paid.text).toContain('Left to pay $0.00')

  const settled = await (await visitor.open(page)).follow('Correct or undo')
  expect(settled.text).toContain('is issued and can’t be changed')
  const unexplained = await settled.press('Undo move-in')
  expect(unexplained.text).toContain('Say what was wrong.')
  const undone = await unexplained.press('Undo move-in', { 'What was wrong?': 'It was another family' })
  expect(undone.text).toContain('Move-in undone.')
  expect(undone.text).toContain(`The move-in to ${community.name} was undone`)
  expect((await visitor.open(String(paid.url))).text).toMatch(/credited by H-\d{6}/)
})

test('a family that moved in somewhere else is recorded without an invoice, and corrected [WORK-018]', async ({
  visitor,
  request,
}) => {
  const { community, page } = await addReferredFamily(request)
  const elsewhere = await addCommunity(request, madison)
  await asAdmin(request, api)
  await signInByForm(visitor, admin)
  const form = await (await visitor.open(page)).follow('Moved in')
  const option = (page: typeof form, name: string) => page.first('option', new RegExp(`^${name},`)).name
  const recorded = await form.press('Record move-in', { Community: elsewhere.name })
  expect(recorded.text).toContain(`Moved in to ${elsewhere.name} on `)
  expect(recorded.text).toContain('No referral fee is due, because we didn’t refer the family to this community.')
  const correction = await recorded.follow('Correct or undo')
  const corrected = await correction.press('Save correction', {
    'They moved to': option(correction, community.name),
    'Base rent of the first month': '3000',
  })
  expect(corrected.text).toContain('Referral fee $1,500.00. The invoice is a draft.')
})
