/** The terms of use that an operator starts from, in Markdown. [ROUTE-013] */
export const termsOfUse = `
These terms apply when you use {name}. If you do not agree with them, please do not use this site. You can always call us at {phone} instead.

## What we do

{name} is a referral service. We list senior living communities, estimate what they cost, and put you in touch with communities and local advisors. We do not own, run, or license the communities, and we do not provide care.

## What it costs

The service is free for families. Some communities pay us a referral fee if you move in. Each community's page says how much. You do not have to choose a community that pays us.

## Information on this site

- Listings come from communities and from public records of states and federal agencies. We show where a fact comes from and how old it is when we know.
- Prices and availability are estimates until the community confirms them. The contract you sign with a community decides what you pay.
- Articles, estimates, and advice are general information. They are not medical, legal, or financial advice. In an emergency, call 911.
- Please visit a community and check its license and inspection reports before you decide.

## Your request

Give true information, and give another person's information only if you may. When you send a request, the people named in the text you agree to may contact you. You can stop sharing at any time on [Who has your information](/receipts). Our [privacy policy](/privacy) says what happens with your information.

## Your account

Keep your password to yourself, and tell us if someone else uses your account. You can delete your account at any time.

## Reviews and questions

Write only about what you have experienced, in your own words, without names or contact info of others. We check reviews before we publish them. If we remove a published review, its place shows the reason. You keep your rights to what you write, and you allow us to show it on this site.

## Participating communities

This part applies to communities and their teams.

- You may manage a listing only for a community that you may speak for. We check claims before we approve them.
- Keep prices, availability, and the facts of your listing true and current.
- Use a family's information only to respond to its request. Do not sell it or pass it on.
- When a family stops sharing, do not contact it again, delete your copies, and confirm the deletion within 48 hours.
- Referral fees are due only under a contract with us, for a move-in that resulted from our referral. Paying a fee does not change your place in search results.

## Advisors and real estate agents

The same rules for a family's information apply to you. You see a family's contact info only after you agree to help it. Keep the licenses and insurance that your state requires.

## Fair use

Do not copy listings in bulk, get around the limits of this site, test its security without our permission, or use it to harass anyone.

## Our responsibility

We work to keep this site correct and available, but we cannot promise that it always is. We are not responsible for the care, contracts, or conduct of communities, advisors, or agents. Nothing in these terms limits rights that the law does not let us limit.

## Changes and contact

When we change these terms, we change the date at the top. The terms at the time of your request apply to it. Questions: {email} or {phone}.
`.trim()
