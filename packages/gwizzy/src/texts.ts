/** Every text of the wizard that people see. Texts in the requirements keep their spelling. */
export const texts = {
  buttons: {
    /** [GWZ-066] */
    continue: 'Continue',
    /** [GWZ-067] */
    submit: 'Submit',
  },
  status: {
    /** [GWZ-114] */
    submitting: 'Please wait while we submit your request',
    /** [GWZ-115] */
    done: 'Thank you! We will get back to you shortly',
    /** [GWZ-116] */
    noAgentDone: 'Thanks! We will connect you with helpful resources at your shared email!',
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
    SearchReasons: 'What led you here tells us which questions to answer first.',
    SearchStage: 'Knowing how far along you are, we neither rush you nor repeat what you have done.',
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
    BudgetRangeInfo: 'What is the monthly budget?',
    BudgetInfo: 'What could help pay for care?',
    UserLocation: 'Where should we look?',
    NameInfo: 'What is your name?',
    EmailInfo: 'Where should we send it?',
    PhoneInfo: 'What number should we use?',
    homeSaleInterest: 'Would help with selling a home be useful?',
    ResidentNameInfo: 'Who will live there?',
  },
  /** [GWZ-074] */
  careLevels: {
    'memory-care': ['Memory care', 'Help with dementia, in a safe place'],
    'light-care': ['Some help', 'With bathing, dressing or pills'],
    'heavy-care': ['A lot of help', 'By day and at night'],
    'no-care': ['No help', 'Company, meals, a smaller home'],
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
    language: 'en',
  },
  /** After the last question. */
  outcome: {
    sent: 'Sent',
    whoHasIt: 'Who has your request',
    whatTheyHave: (community: string) => `Your name, e-mail, phone number and answers, to ask ${community} for prices`,
    /** [CONF-007] */
    support: 'Family support:',
    close: 'Close',
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
} as const
