/** The texts of the pages about the site. [ROUTE-018] */
export const sitePageTexts = {
  about: {
    title: (brand: string) => `About ${brand}`,
    description: 'What we do, who helps you, who pays us, and what happens with your phone number.',
    steps: 'How it works',
    money: 'How we make money',
    people: 'The people behind our articles',
    contact: 'Contact us',
    more: 'More about us',
  },
  money: {
    title: 'How we make money',
    description: 'Families pay nothing. Communities with a contract pay us a referral fee if someone moves in.',
    lead: 'Families pay us nothing. Some communities pay us a referral fee if you move in.',
    figure: {
      title: (paying: string, total: string) =>
        `Today, ${paying} of the ${total} communities on this site pay us if you move in`,
      paying: 'Pay us if you move in',
      others: 'Pay us nothing',
      windows: (paying: number, others: number) =>
        `Communities that pay us if you move in: ${paying} of 100 windows. Communities that pay us nothing: ${others} of 100 windows.`,
      caption: 'Each window is 1% of the communities. We list those that pay us nothing, too.',
      table: 'The same as a table',
      columns: { communities: 'Communities', number: 'Number', windows: 'Of 100' },
    },
    sections: [
      {
        title: 'What a community pays',
        paragraphs: [
          'A community that has a contract with us pays a share of the first month’s rent and care. It’s usually 20% to 100%, and it’s paid once. With a first month of $5,000, that’s $1,000 to $5,000.',
          'The fee is due only if you move in within 12 months after we referred you. A listing, a click, a request, or a tour costs a community nothing.',
        ],
      },
      {
        title: 'Where you see the fee',
        paragraphs: [
          'Each community’s page says what that community pays us, or that it pays us nothing. You see the same line in every list, and in the last step before you send a request. Each list also says how many of its communities pay us.',
        ],
      },
      {
        title: 'What the fee doesn’t change',
        paragraphs: [
          'What a community pays us never affects the order of a list. The part of our software that sorts communities can’t read fees. You can sort by price, rating, distance, or name.',
          'A community can’t pay to change its rating, and it can’t pay to have a review removed.',
        ],
      },
      {
        title: 'What we don’t sell',
        paragraphs: [
          'We don’t sell your information, and we don’t share it for advertising on other sites. We share your contact info with a community only after you agree to that community.',
        ],
      },
      {
        title: 'If you want advice that no community pays for',
        paragraphs: [
          'Call your Area Agency on Aging. The Eldercare Locator, at 1-800-677-1116, can find the one near you.',
        ],
      },
    ],
    example: 'See the fee of each community',
    contact: 'Ask us about a fee',
  },
  providers: {
    title: 'For communities',
    description: 'How listing works, what a referral fee is, and how to claim your community’s page.',
    lead: 'Listing is free. You owe a fee only if someone we referred moves in.',
    contents: 'On this page',
    claim: 'Claim your page',
    contact: 'Contact us',
  },
} as const
