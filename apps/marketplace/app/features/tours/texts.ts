/** The texts of booking a tour and of a booked tour. [FIND-013] */
export const toursTexts = {
  booking: {
    title: 'Schedule a tour',
    lead: 'Choose a free time. Next, we’ll ask how to reach you and tell you who will call.',
    none: 'No tour times are free online',
    noneDetail:
      'All times of the next two months are booked or closed. Get pricing, and ask about a tour when we call.',
    submit: 'Schedule a tour',
    own: 'Your tour',
    see: 'See your tour',
    booked: 'Already booked a tour?',
  },
  choices: {
    taken: 'Booked',
  },
  create: {
    title: (community: string) => `Schedule a tour of ${community}`,
    chosen: 'Your tour',
    change: 'Choose another time',
    taken: 'This time was just booked',
    takenDetail: 'Choose another time and submit again. Everything you entered is still here.',
    missing: 'Choose a time for your tour',
    booked: 'Your tour is booked',
    bookedDetail: 'We’ll email you the details now, and a reminder on the day before the tour.',
  },
  page: {
    title: (community: string) => `Your tour of ${community}`,
    missing: 'We can’t show this tour here',
    missingDetail:
      'We can’t tell from this browser that the tour is yours, or the link has expired. Open the link in your latest email about the tour, or call us.',
    facts: { when: 'Time', where: 'Address', community: 'Community' },
    done: {
      changed: 'Your tour has a new time',
      canceled: 'Your tour is canceled',
      taken: 'This time isn’t free anymore',
      closed: 'This tour can’t be changed anymore',
      unchosen: 'Choose a day and a time that’s free',
    },
    doneDetail: {
      changed: 'If you added the tour to your calendar, add it again.',
      canceled: 'If you added the tour to your calendar, you can remove it there.',
      taken: 'Your tour hasn’t changed. Choose another time.',
      closed: 'It was canceled or has begun.',
      unchosen: 'Your tour hasn’t changed.',
    },
    canceled: 'This tour is canceled',
    requested: 'We haven’t booked a tour yet',
    requestedDetail: 'The time you asked for isn’t free. Choose another one.',
    over: 'This tour has begun or is over',
    asked: 'Time you asked for',
    prepare: 'Know what to look for and ask:',
    checklist: 'Open the tour checklist',
    book: 'Book this time',
    cancel: 'Cancel the tour',
    cancelDetail:
      'We’ll tell your advisor and the community’s team if they have your information. You can book another tour at any time.',
    cancelConfirm: 'Cancel tour',
    again: 'Schedule another tour',
  },
  calendar: {
    title: (community: string) => `Tour of ${community}`,
    description: (phone: string) => `Booked through us. Questions? Call ${phone}.`,
  },
} as const
