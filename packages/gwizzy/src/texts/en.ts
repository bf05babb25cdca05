import { frameTexts } from './frame-texts'

/** Every text of the wizard's screens, in English. Texts in the requirements keep their spelling. */
export const en = {
  buttons: frameTexts.buttons,
  status: frameTexts.status,
  /** Of the kit's controls. */
  kit: {
    close: 'Close',
    progress: 'Progress',
    stepOf: (step: number, of: number) => `Step ${step} of ${of}`,
    thereIsAProblem: 'There is a problem',
    or: 'or',
    /** [UI-004] */
    loading: 'Loading...',
    /** [UI-004] */
    noOptions: 'No options',
    /** [UI-004] */
    select: 'Select...',
  },
  budget: {
    /** Below the ranges while the lowest is selected. [GWZ-078] */
    footer:
      'Less than 2% of communities in your area are less than $2,000. A larger budget will give you more options.',
  },
  /** Why an answer helps, by step. [GWZ-070] */
  reasons: {
    title: 'WHY THIS IS IMPORTANT',
    LookingFor: 'Knowing who the search is for lets us ask only what matters and compare the right places.',
    CareLevel: 'Care makes the largest difference in price. With it you see places that can help today and later.',
    MoveTimeline: 'Rooms come and go. Your date tells us which places may have one when you need it.',
    PlanningConsulation: 'A planner can show you in 15 minutes what a move costs and what your home can add to it.',
    BudgetRangeInfo: 'A budget keeps places out of your list that would only disappoint.',
    BudgetInfo: 'Many families do not know of money they can claim. Your answer shows where to look.',
    NextStep: 'You decide what happens next. We do only that.',
    TourInfo: 'A visit tells more than any picture. The community keeps the time free for you.',
    CommunityInfo: 'With your question at hand, the community can answer it in the first call.',
    SimilarCommunities: 'Two or three places side by side make a fair price easy to see.',
    UserLocation: 'Most families choose a place that the people who visit can reach easily.',
    NameInfo: 'So that we know how to address you.',
    EmailInfo: 'We send what you asked for there, so that you have it in writing.',
    PhoneInfo: 'Prices depend on care and room. A short call gives you a figure that holds.',
    ContactInfo: 'Prices depend on care and room. A short call gives you a figure that holds, and the e-mail keeps it.',
    HousingOptions: 'Buying, renting and selling need different people. Your answer brings the right one.',
    homeSaleInterest: 'A home sale often pays for a move. Someone who knows both can time them well.',
    ResidentNameInfo: 'The community asks for the name of the person who will live there.',
  },
  /** Around every question. */
  frame: {
    back: 'Back',
    /** The dialog's name. */
    dialog: (community: string) => `Ask ${community} for pricing`,
    problem: (label: string, message: string) => `${label}: ${message}`,
    /** In place of the button's verb while a step checks or sends. */
    wait: 'One moment',
    offline: 'You are offline',
    offlineAdvice: 'Your answers are kept on this device. Go on, and we send them when you are back.',
  },
  /** What each step asks. */
  questions: {
    LookingFor: 'Who are you looking for?',
    CareLevel: 'How much help is needed?',
    MoveTimeline: 'When would the move be?',
    PlanningConsulation: 'Would a free 15-minute planning consultation help?',
    BudgetRangeInfo: 'What is the monthly budget?',
    BudgetInfo: 'What could help pay for care?',
    NextStep: 'What would you like to do next?',
    TourInfo: 'When would you like to visit?',
    CommunityInfo: 'What would you like to ask the community?',
    SimilarCommunities: 'Which other places would you compare?',
    UserLocation: 'Where should we look?',
    NameInfo: 'What is your name?',
    EmailInfo: 'Where should we send it?',
    PhoneInfo: 'What number should we use?',
    ContactInfo: 'How can we reach you?',
    HousingOptions: 'What are you planning?',
    homeSaleInterest: 'Would help with selling a home be useful?',
    ResidentNameInfo: 'Who will live there?',
  },
  /** How an answer reads, by its value; a value without an entry is its own label. [GWZ-074, GWZ-081, GWZ-089] */
  choices: {
    'memory-care': 'Memory care',
    'light-care': 'Some help',
    'heavy-care': 'A lot of help',
    'no-care': 'No help',
    buy: 'Buy a home',
    rent: 'Rent a home',
    sell: 'Sell the home I have',
    requestTour: 'Visit the community',
    talk: 'Ask the community something',
    detailedPricingBreakDown: 'Get every price in detail',
    preQualify: 'Find out what I can afford',
    none: 'Compare with other places',
    others: 'Something else',
  },
  /** A second, quieter line below a choice, by its value. */
  hints: {
    'memory-care': 'Help with dementia, in a safe place',
    'light-care': 'With bathing, dressing or pills',
    'heavy-care': 'By day and at night',
    'no-care': 'Company, meals, a smaller home',
  },
  fields: {
    budgetHint: (range: string) => `Your range: ${range}. Choose every one that may apply.`,
    place: 'City or ZIP code',
    placeHint: 'Such as Fort Collins, CO or 80525',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    emailHint: (community: string) => `We start your request with it. The prices of ${community} come to this address.`,
    emailLocked: 'You are signed in with this address.',
    phone: 'Phone number',
    residentName: 'Name of the person who moves',
    communityInfoOther: 'Your question',
    communityInfoOtherHint: 'In your own words. You may leave it empty.',
    similarHint: 'Choose one or more. None of them hears from you unless you ask for it.',
    away: (distance: string) => `${distance} away`,
    noneSimilar: 'We know no place nearby to compare with yet. Go on, and your advisor looks for one.',
  },
  tour: {
    date: 'Day',
    anotherDate: 'Another date',
    otherDateHint: 'Weekdays within two months, without holidays',
    time: 'Time',
    timeHint: (zone: string) => `In ${zone}`,
  },
  /** Who gets the number and what they do with it, above the field. */
  calls: {
    title: 'Who will call',
    advisor: 'your local advisor',
    anAdvisor: (operator: string) => `One local advisor of ${operator}`,
    from: (phone: string) => `from ${phone}`,
    when: 'First within one business day',
    limits: (community: string) =>
      `They call about ${community}. No other community gets this number unless you ask for it.`,
    consent: (caller: string) => `${caller} may text me before the call. Not needed to go on. Reply STOP any time.`,
    consentCaller: 'My advisor',
    /** Raise it with every change of the consent's words. */
    consentVersion: '1',
  },
  /** After the last question. */
  outcome: {
    sent: 'Sent',
    whoHasIt: 'Who has your request',
    whatTheyHave: (community: string) => `Your name, e-mail, phone number and answers, to ask ${community} for prices`,
    /** [CONF-007] */
    support: 'Family support:',
    /** [ERR-015] */
    error: 'Oops! Something went wrong.',
    /** [ERR-015] */
    tryAgain: 'Try again',
    unsent:
      'Your request has not reached us yet. Your answers are kept on this device, and we keep trying to send them.',
    refused:
      'Our server could not take the request as it is. Your answers are kept on this device. Please call or write to us, and we take it from there.',
    change: 'Change my answers',
  },
  /** The conversation in chat mode. [GWZ-072] */
  chat: {
    /** Beside a given answer, which is a button. */
    change: (answer: string) => `Change your answer: ${answer}`,
  },
  /** Messages of the machines in this language, by their English words. English ones stand as they are. */
  messages: {},
} as const
