/** The privacy policy that an operator starts from, in Markdown. Every sentence describes what the product does; change both together. [ROUTE-013] */
export const privacyPolicy = `
{name} helps families find senior living communities. This policy says what we collect, who gets it and when, how long we keep it, and what you can do about it. The page [Who has your information](/receipts) shows all of this for your own request.

## What we collect

- **Your answers.** Who you are looking for, the care they need, your budget, your timeline, and where you are looking.
- **Your contact info.** Your name, email address, and phone number, if you give them.
- **Your consents.** The exact text you agreed to, its version and language, the time, the page, your network address, and your browser.
- **Messages.** The emails and texts we send you, and what you write to us, or to an advisor or a community through us.
- **Your account, if you create one.** Your name, email address, phone number, a scrambled form of your password, and your reviews and questions.
- **Questions you ask without an account.** The question, your first name, and your email address. We email you a link first, and no one reads the question before you send it with that link. Everyone can read an answered question with your first name. If you ask several communities one question, we do not ask for your name, and no community learns who you are. We use the email address only for the question.
- **The communities you save or turn down.** We store them, and your notes about them, with your account. Without one, we store them with a random number that is kept in a cookie of your browser.
- **Notes.** What our staff and advisors write down when they help you.
- **How you found us.** The site or ad that led you here, and a random number that lets your browser find its own request again.

Answers about care can be sensitive. We use them to estimate costs, to find communities that fit, and to prepare the person who helps you.

## Who gets your information, and when

We tell you who will call before you give us your phone number.

- **A local advisor** is asked to help you. The advisor sees your contact info only after agreeing to help.
- **Communities** get your information when you ask for their prices, a tour, or a call, and you agreed to share it with them by name. A request goes to at most 3 communities unless you add more.
- **A real estate agent** gets your contact info and your answers about your home and move only if you agree to calls about selling or buying a home, and only after the agent agrees to help. We email you the agent's name first.
- **Our staff** see your contact info masked. When someone uncovers it, exports it, or sees it in a list, we record who, when, and why. You can read that record.
- **Companies that work for us** get what they need to do their part: to host this site, deliver emails and texts, check that a phone number is in use, and place calls.
- **Authorities**, if the law requires it.

We do not sell your information, and we do not share it for advertising on other sites.

## How we are paid

Our service is free for families. Some communities pay us a referral fee if you move in. Each community's page says how much. Fees do not change the order in which we show communities.

## Calls and texts

You are never required to agree to calls or texts to buy anything. You can choose days and hours for calls. We text you only if you agree to texts. Reply STOP to opt out of texts.

## Cookies

We use cookies that the site needs: to keep you signed in, to recognize a device you signed in on, to find your own request, question, and saved communities again, to remember your text size, and to remember how you found us. If the operator of this site turns on visit statistics, they count page views and do not contain your name or contact info. We also count which questions of a pricing request are shown and answered, here and on the sites of our partners, without your answers or anything that leads to you. We honor the Global Privacy Control signal of your browser for both.

## How long we keep it

- Your request and your account: until you delete them.
- The communities you save or turn down: until you remove them or delete your information. Without an account: at most 313 days.
- A question you ask without an account: 7 days if you do not send it. If you send it, until you delete your information or ask us to delete the question. The links in our emails about it work for 400 days.
- A request that you began but did not send: 30 days. It has your answers and no contact info.
- Which questions were shown and answered, with the day and without your answers: 400 days. Totals stay.
- Copies of our responses that make repeated requests safe: 7 days.
- Sign-in codes and links: 1 day after they expire.
- The text and time of your consents: without an end date, because the law requires proof. After you delete your information, they no longer have your network address or browser.
- Your acknowledgment of a state disclosure, with the network address and browser it came from: without an end date, because that state requires proof.
- Invoices to a community for a move-in: without an end date and without your name.

## Your choices

You can do all of this yourself on [Who has your information](/receipts), without an account:

- see who has your information, when they got it, why, and who looked at it
- stop sharing with any recipient, who loses access immediately and must confirm that they deleted their copies
- change when we call you, and correct your name, email address, and phone number
- download everything we store about you in one file
- delete your information

To download, change, or delete your information, you enter a code that we send to the email address on record. You can also write to {email} or call {phone}. We do not treat you differently for using these rights. Your state may give you more rights, such as a right to appeal our decision. Write to us to use them.

## Children

This site is for adults. We do not knowingly collect information from children under 13.

## Security

On the public site, your information travels encrypted. Links and codes work for a limited time, staff sign in with two factors, and a page that shows your information is never stored in a shared cache. No system is perfectly secure. If your information is exposed, we will tell you as the law requires.

## Changes and contact

When we change this policy, we change the date at the top. A change never widens a consent that you already gave. Questions: {email} or {phone}.
`.trim()
