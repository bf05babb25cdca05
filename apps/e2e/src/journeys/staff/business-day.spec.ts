import { addDays, siteDay } from '@pkg/domain'
import { expect, type Page } from '@playwright/test'
import { newEmail } from '../../testing/gate'
import { openPage } from '../../testing/open-page'
import { openMenu } from '../../testing/open-menu'
import { expectBusinessDay, type PlayedDay, startPlayedDay } from '../../testing/played-day'
import { readAttributes, readListAttributes } from '../../testing/read-api'
import { addRealEstateAccount } from '../../testing/real-estate-account'
import { addReferredFamily, type ReferredFamily } from '../../testing/referred-family'
import { sendResource } from '../../testing/send-resource'
import { asAdmin, signIn } from '../../testing/staff'
import { test } from '../../testing/test'
import { api, dashboard } from '../../testing/urls'
import { addAdvisor, addCommunity, findFreePlace, type OwnAdvisor } from '../../testing/world'

/** What the parts of the day share. */
interface Business {
  day: PlayedDay
  page: Page
  request: Parameters<typeof asAdmin>[0]
  /** The word in the names of this day, which no other one has. */
  word: string
}

const open = (page: Page, path: string) => openPage(page, `${dashboard}/dashboard${path}`)
const says = (page: Page, text: string | RegExp) => () => expect(page.getByText(text).first()).toBeVisible()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

/** Returns the form of an action, which its link opens if it isn't open yet. */
async function formOf(page: Page, action: string) {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: action, exact: true }) })
  const link = page.getByRole('link', { name: new RegExp(`^${action}`) })
  await expect(form.or(link).first()).toBeVisible()
  if ((await form.count()) === 0) await link.click()
  return form
}

/** Chooses the first match of a picker. */
async function pick(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(text)
  await page.getByRole('option').filter({ hasText: text }).first().click()
}

/** Uploads an advisor's insurance as an admin does who got it by mail. */
async function uploadInsurance(request: Business['request'], agentId: string): Promise<void> {
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2000, 32), Buffer.from('%%EOF')])
  const paper = { kind: 'liabilityInsurance', fileName: 'insurance.pdf', content: content.toString('base64') }
  const path = `${api}/marketplace/agents/${agentId}/documents`
  await sendResource(request, 'POST', path, { type: 'agent-documents', attributes: paper })
}

/** Records a move-in and issues its invoice. Returns the path of the invoice. */
async function bill({ day, page, request }: Business, family: ReferredFamily): Promise<string> {
  await day.act(
    'looks for the family by its name',
    () => open(page, `/families?tab=all&q=${family.name.split(' ')[1]}`),
    () => expect(page.getByRole('rowheader').getByRole('link', { name: family.name })).toBeVisible(),
  )
  await day.act(
    'opens it and goes to the form of a move-in',
    async () => {
      await page.getByRole('rowheader').getByRole('link', { name: family.name }).click()
      await page.getByRole('link', { name: 'Moved in', exact: true }).first().click()
    },
    says(page, `Where did ${family.name} move in?`),
  )
  await day.act(
    'types a rent that isn’t an amount',
    async () => {
      await page.getByLabel('Base rent of the first month').fill('about 4000')
      await press(page, 'Record move-in')
    },
    says(page, 'Enter an amount in dollars, such as 4,200, up to 100,000.'),
  )
  await day.act(
    'records the move-in',
    async () => {
      await page.getByLabel('Base rent of the first month').fill('$4,200')
      await press(page, 'Record move-in')
    },
    async () => {
      await says(page, 'Referral fee $2,100.00. The invoice is a draft.')()
      expect(await readAttributes({ request }, `/secure/clients/${family.id}`)).toMatchObject({ stage: 'moved-in' })
    },
  )
  await day.act(
    'corrects the rent, and the draft follows',
    async () => {
      await page.getByRole('link', { name: 'Correct or undo' }).click()
      await page.getByLabel('Base rent of the first month').fill('4,400')
      await press(page, 'Save correction')
    },
    says(page, 'Referral fee $2,200.00. The invoice is a draft.'),
  )
  await day.act(
    'opens the draft',
    () => page.getByRole('link', { name: 'Open the invoice' }).click(),
    says(page, 'Referral fee: 50% of the first month'),
  )
  const path = new URL(page.url()).pathname.replace('/dashboard', '')
  await day.act('issues it', () => press(page, 'Issue invoice'), says(page, 'Invoice issued.'))
  return path
}

/** Emails an invoice, records what was paid of it, and credits the rest. */
async function collect({ day, page, request }: Business, path: string): Promise<void> {
  const invoice = () => readAttributes({ request }, `/platform${path}`)
  await day.act(
    'emails it to something that isn’t an address',
    async () => {
      await page.getByLabel('Billing office’s email').fill('billing')
      await press(page, 'Email invoice')
    },
    says(page, 'Enter an email address, such as billing@example.com'),
  )
  const billing = newEmail('billing')
  await day.act(
    'emails it',
    async () => {
      await page.getByLabel('Billing office’s email').fill(billing)
      await press(page, 'Email invoice')
    },
    async () => {
      await says(page, new RegExp(`to ${billing}`))()
      await says(page, /^Next reminder on /)()
    },
  )
  const pay = async (amount: string) => {
    const form = await formOf(page, 'Record payment')
    await form.getByLabel('Amount in dollars').fill(amount)
    await form.getByRole('button', { name: 'Record payment' }).click()
  }
  await day.act('records more than is owed', () => pay('2,200.01'), says(page, 'Enter at most $2,200.00.'))
  await day.act(
    'records a part',
    () => pay('1,000'),
    async () => {
      await says(page, 'Payment recorded.')()
      await expect.poll(invoice).toMatchObject({ status: 'partly-paid', balanceCents: 120_000 })
    },
  )
  await day.act(
    'withdraws the payment, which was another one’s',
    async () => {
      const form = await formOf(page, 'Withdraw payment')
      await form.getByLabel('What was wrong?').fill('It was for another invoice')
      await form.getByRole('button', { name: 'Withdraw payment' }).click()
    },
    async () => expect.poll(invoice).toMatchObject({ balanceCents: 220_000 }),
  )
  await day.act(
    'credits a part with a reason',
    async () => {
      const form = await formOf(page, 'Create credit note')
      await form.getByRole('textbox', { name: 'Reason' }).fill('They moved in a week later')
      await form.getByLabel('Amount in dollars').fill('200')
      await form.getByRole('button', { name: 'Create credit note' }).click()
    },
    says(page, 'Invoice credited. This is the credit note.'),
  )
  await day.act(
    'goes back to the invoice, which is smaller',
    () => page.getByRole('link', { name: 'See the invoice that it corrects' }).click(),
    async () => {
      await says(page, /\$200\.00 credited by /)()
      await expect.poll(invoice).toMatchObject({ balanceCents: 200_000 })
    },
  )
  await day.act('records the rest', () => pay('2,000'), says(page, 'Left to pay'))
  await day.act(
    'downloads the PDF',
    async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Download the PDF' }).click(),
      ])
      expect(download.suggestedFilename()).toMatch(/\.pdf$/)
    },
    async () => expect.poll(invoice).toMatchObject({ status: 'paid' }),
  )
}

/** Looks at the sums of invoices, exports them for accounting, and agrees on another fee. */
async function account({ day, page, request }: Business, family: ReferredFamily): Promise<void> {
  await day.act(
    'reads the sums by status and by month',
    () => open(page, '/invoices?tab=all'),
    async () => {
      await says(page, 'By month of issue')()
      await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible()
    },
  )
  await day.act(
    'finds the paid one by its community',
    () => open(page, `/invoices?tab=all&q=${encodeURIComponent(family.community.name)}`),
    () => expect(page.getByRole('row').filter({ hasText: family.name }).filter({ hasText: 'Paid' })).toBeVisible(),
  )
  await day.act(
    'exports invoices for QuickBooks',
    async () => {
      await openMenu(page, 'Export for accounting')
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download CSV' }).click(),
      ])
      expect(download.suggestedFilename()).toMatch(/\.csv$/)
    },
    () => expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible(),
  )
  await day.act(
    'opens the fee agreements of the community',
    () => open(page, `/fee-agreements?community=${family.community.id}`),
    says(page, `Agreements with ${family.community.name}`),
  )
  const agree = async (fee: string, startsOn: string) => {
    await page.getByLabel('Referral fee in percent of the first month').last().fill(fee)
    await page.getByLabel('First day').last().fill(startsOn)
    await press(page, 'Add agreement')
  }
  await day.act(
    'types a percentage that can’t be',
    () => agree('500', addDays(siteDay(), 1)),
    says(page, 'Enter a number from 0 to 200.'),
  )
  await day.act(
    'agrees on 60% from tomorrow',
    () => agree('60', addDays(siteDay(), 1)),
    async () => {
      await says(page, 'Agreement saved')()
      expect(
        await readListAttributes({ request }, `/platform/fee-agreements?filter[community]=${family.community.id}`),
      ).toContainEqual(expect.objectContaining({ feePercent: 60 }))
    },
  )
}

/** Finds advisors with room whose papers end soon in three steps, looks after one, and plans who covers for them. */
async function lead({ day, page, request }: Business, advisor: OwnAdvisor): Promise<void> {
  const roster = () => readAttributes({ request }, `/platform/advisors/${advisor.id}`)
  await day.act(
    'opens one advisor by email',
    async () => {
      await open(page, `/agents?tab=all&q=${encodeURIComponent(advisor.email)}`)
      await page.getByRole('rowheader').getByRole('link', { name: advisor.name }).click()
    },
    () => expect(page.getByRole('heading', { level: 1, name: advisor.name })).toBeVisible(),
  )
  await day.act(
    'lets them take fewer families',
    async () => {
      await page.getByRole('link', { name: /^Edit ?: Work/ }).click()
      await page.getByLabel('Capacity').fill('12')
      await press(page, 'Save')
    },
    async () => {
      await says(page, 'Saved')()
      await expect.poll(roster).toMatchObject({ capacity: 12 })
    },
  )
  await day.act(
    'enters a last day for a paper that isn’t uploaded',
    async () => {
      await page.getByRole('link', { name: /^Edit ?: Papers/ }).click()
      await page.getByLabel('State registration').fill(addDays(siteDay(), 20))
      await press(page, 'Save')
    },
    says(page, 'It isn’t uploaded yet, so it has no last day.'),
  )
  await day.act(
    'enters it for the one that is',
    async () => {
      await page.getByLabel('State registration').fill('')
      await page.getByLabel('Liability insurance').fill(addDays(siteDay(), 20))
      await press(page, 'Save')
    },
    async () => expect.poll(roster).toMatchObject({ papersUntil: addDays(siteDay(), 20) }),
  )
  await day.act(
    'stops offers for the day',
    async () => {
      await page.getByRole('link', { name: /^Stop offers/ }).click()
      await press(page, 'Stop offers')
    },
    async () => {
      await says(page, 'Nothing new is offered to them now.')()
      await expect.poll(roster).toMatchObject({ isAccepting: false })
    },
  )
  await day.act(
    'starts them again',
    () => page.getByRole('button', { name: /^Start offers/ }).click(),
    async () => {
      await says(page, 'They’re offered new work again.')()
      await expect.poll(roster).toMatchObject({ isAccepting: true })
    },
  )
  await day.act('step 1: goes to the working advisors', () => open(page, '/agents'), says(page, 'Working'))
  await day.act(
    'step 2: filters by state, room, and papers that end within 30 days',
    async () => {
      await openMenu(page, 'Filter')
      await page.getByRole('combobox', { name: 'Serves' }).selectOption(advisor.place.state)
      await page.getByRole('combobox', { name: 'Room' }).selectOption('Has room')
      await page.getByLabel('A paper ends').fill(addDays(siteDay(), 30))
      await page.getByRole('button', { name: 'Show results' }).click()
    },
    () => expect(page.getByRole('rowheader').getByRole('link', { name: advisor.name })).toBeVisible(),
  )
  await day.act(
    'step 3: opens the advisor, and the page with the covers',
    async () => {
      await page.getByRole('rowheader').getByRole('link', { name: advisor.name }).click()
      await page.getByRole('link', { name: 'Open profile, hours, and covers' }).click()
    },
    says(page, 'Cover while you’re away'),
  )
  await day.act(
    'plans who covers for a week',
    async () => {
      await page.getByRole('combobox', { name: 'Colleague' }).fill('VT')
      await page
        .getByRole('option', { name: /of \d+ families/ })
        .first()
        .click()
      await page.getByLabel('First day', { exact: true }).fill(siteDay())
      await page.getByLabel('Last day', { exact: true }).fill(addDays(siteDay(), 6))
      await press(page, 'Plan cover')
    },
    async () => {
      await says(page, 'Cover planned')()
      await expect.poll(roster).toMatchObject({ awayUntil: addDays(siteDay(), 6) })
    },
  )
}

/** Makes a company with a community, and someone to call there. */
async function keepAddressBook({ day, page, request, word }: Business): Promise<void> {
  const community = await addCommunity(request, await findFreePlace(request))
  await day.act(
    'adds a company without a name',
    async () => {
      await open(page, '/organizations/new')
      await page.getByRole('textbox', { name: 'Name' }).press('Enter')
    },
    says(page, /^Enter /),
  )
  await day.act(
    'adds it',
    async () => {
      await page.getByRole('textbox', { name: 'Name' }).fill(`Harbor ${word}`)
      await page.getByRole('textbox', { name: 'Name' }).press('Enter')
    },
    () => expect(page.getByRole('heading', { level: 1, name: `Harbor ${word}` })).toBeVisible(),
  )
  await day.act(
    'adds a community to it',
    async () => {
      await page.getByRole('link', { name: /^Add communities/ }).click()
      await pick(page, 'Communities', community.name)
      await press(page, 'Add communities')
    },
    () => expect(page.getByRole('rowheader', { name: community.name }).first()).toBeVisible(),
  )
  await day.act(
    'adds the person who pays there, with a phone that isn’t one',
    async () => {
      await open(page, '/contacts/new')
      await page.getByRole('textbox', { name: 'Name' }).fill(`Bill ${word}`)
      await page.getByRole('combobox', { name: 'Role' }).selectOption('Billing')
      await page.getByRole('textbox', { name: 'Phone' }).fill('12')
      await press(page, 'Add contact')
    },
    () =>
      expect(page.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(
        /Enter a phone number with its area code/,
      ),
  )
  await day.act(
    'corrects it',
    async () => {
      await page.getByRole('textbox', { name: 'Phone' }).fill('303-555-0142')
      await press(page, 'Add contact')
    },
    () => expect(page.getByRole('heading', { level: 1, name: `Bill ${word}` })).toBeVisible(),
  )
  await day.act(
    'logs a call with them',
    async () => {
      await page.getByRole('link', { name: /^Log a call/ }).click()
      await page.getByRole('combobox', { name: 'How it went' }).selectOption({ label: 'Reached them' })
      await page.getByLabel('Note (optional)').fill('Pays on the 15th')
      await press(page, 'Log a call')
    },
    says(page, 'Pays on the 15th'),
  )
}

/** Looks at real estate agents and their homes, at who changed what, and at their own settings. */
async function lookAfter({ day, page, request, word }: Business): Promise<void> {
  const agent = await addRealEstateAccount(request, 'WY')
  await day.act(
    'finds a real estate agent',
    () => open(page, `/real-estate-agents?tab=all&q=${encodeURIComponent(agent.email)}`),
    () => expect(page.getByRole('rowheader').getByRole('link')).toHaveCount(1),
  )
  await day.act(
    'opens them, with their homes by stage',
    () => page.getByRole('rowheader').getByRole('link').click(),
    says(page, 'Their homes by stage'),
  )
  await day.act(
    'goes through the homes that families sell',
    () => open(page, '/real-estate-leads?tab=all'),
    () => expect(page.getByRole('heading', { level: 1, name: 'Homes of families' })).toBeVisible(),
  )
  await day.act(
    'invites a colleague without an address',
    async () => {
      await open(page, '/users/new')
      await page.getByLabel('Name and email of each person').fill(`Cole ${word}`)
      await page.getByRole('combobox', { name: 'Role' }).selectOption('Admin')
      await press(page, 'Send invitations')
    },
    says(page, /^Line 1 .*Add an email address\./),
  )
  await day.act(
    'invites them',
    async () => {
      await page.getByLabel('Name and email of each person').fill(`Cole ${word}, ${newEmail('staff')}`)
      await press(page, 'Send invitations')
    },
    async () => {
      await says(page, 'Invitations sent.')()
      expect(await readListAttributes({ request }, `/admin/users?q=${word.toLowerCase()}`)).toMatchObject([
        { status: 'invited', role: 'admin' },
      ])
    },
  )
  await day.act(
    'withdraws the invitation with a key',
    async () => {
      await page
        .getByRole('rowheader')
        .getByRole('link', { name: `Cole ${word}` })
        .click()
      await page.getByRole('link', { name: /^Withdraw invitation/ }).click()
      await press(page, 'Withdraw invitation')
    },
    says(page, 'Invitation withdrawn'),
  )
  await day.act(
    'reads in the audit log who added the company',
    async () => {
      await open(page, `/organizations?tab=all&q=Harbor+${word}`)
      await page
        .getByRole('rowheader')
        .getByRole('link', { name: `Harbor ${word}` })
        .click()
      await page.getByRole('link', { name: 'Show in the audit log' }).click()
    },
    () => expect(page.getByRole('row').filter({ hasText: 'Ada Admin' }).first()).toBeVisible(),
  )
  await day.act(
    'reads whose contact info staff saw',
    () => open(page, '/audit-reads'),
    () => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  )
  await day.act(
    'exports the accounts, in words',
    async () => {
      await open(page, '/users')
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Export CSV' }).click(),
      ])
      expect(download.suggestedFilename()).toBe('users.csv')
    },
    () => expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible(),
  )
  await day.act('looks at where they’re signed in', () => open(page, '/settings'), says(page, 'This browser'))
}

test('an admin plays a day of business: move-in, invoice, payments, fees, advisors, companies, contacts, homes, accounts, and the audit log [WORK-013, WORK-018, DASH-006, DASH-012, DASH-013, DASH-014, DASH-015, DASH-016, WORK-012, WORK-017, WORK-022, WORK-025]', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000)
  const word = `Q${crypto.randomUUID().replaceAll('-', '').slice(0, 8)}`
  const business: Business = { day: startPlayedDay(), page, request, word }
  await asAdmin(request, api)
  const family = await addReferredFamily(request)
  const advisor = await addAdvisor(request)
  await asAdmin(request, api)
  await business.day.act(
    'signs in',
    () => signIn(page, dashboard, 'admin@hearthway.example'),
    () => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  )
  await uploadInsurance(request, advisor.id)
  const path = await bill(business, family)
  await collect(business, path)
  await account(business, family)
  await lead(business, advisor)
  await keepAddressBook(business)
  await lookAfter(business)
  expectBusinessDay(business.day)
})
