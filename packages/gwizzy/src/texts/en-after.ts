/** The texts after the wizard, in English. Texts fixed by the requirements keep their spelling. */
export const enAfter = {
  /** The names of dialogs. */
  dialogs: { postConversion: 'A few more questions' },
  /** [CONF-002 to CONF-006] */
  nearby: {
    title: 'Request a call from these nearby community options for pricing',
    why: 'Why we think these might be a good fit for you:',
    near: (community: string) => `These are the communities closest to ${community} that offer the care you need.`,
    getAll: 'Get pricing from all',
    requesting: 'Requesting',
    continue: 'Continue',
    skip: 'Skip',
    /** A slot without a community. */
    empty: 'No more communities to show here',
    /** A slot without a community, if the person chose the communities. */
    emptyOfPicked: 'You didn’t choose any others',
    /** What happens to the request, by whether the communities respond themselves. */
    whatTheyGet: (names: string) => `Your name, email, phone number, and answers go to: ${names}.`,
    /** The same where a disclosure follows. [TRUTH-005] */
    whatTheyGetLater: (names: string) =>
      `If you acknowledge the disclosure on the next screen, your name, email, phone number, and answers go to: ${names}.`,
    advisorAsks: (names: string) =>
      `Your advisor will ask ${names} for you. They won’t get your contact info unless you agree.`,
    requested: 'Requested',
    get: 'Get pricing',
    getFrom: (community: string) => `Get pricing from ${community}`,
    /** A slot that the share cap leaves empty. [TRUST-005] */
    full: 'A request goes to three communities at most, so you won’t get too many calls.',
    away: (distance: string) => `${distance} away`,
    from: (price: string) => `From ${price}/mo`,
  },
  confirmation: {
    /** [CONF-001] */
    title: "Requests sent. You'll receive calls from the following communities:",
    continue: 'Continue',
    note: (text: string) => `Advisor note: ${text}`,
    askWithPrice: (price: string) => `Prices start at ${price} a month. Ask how much care adds.`,
    ask: 'Ask for the monthly cost with care included.',
    noOneElse: 'No other community has your information.',
    /** Who calls if the teams don't. [TRUTH-008] */
    backup: (advisor: string) => `If you don’t hear from them, ${advisor}, a local advisor, will call you.`,
    backupBy: (advisor: string, time: string) =>
      `If you don’t hear from them by ${time}, ${advisor}, a local advisor, will call you.`,
  },
  advisor: {
    title: (advisor: string) => `${advisor} is your local advisor`,
    titleWithout: (operator: string) => `A local ${operator} advisor will call you`,
    calls: 'We’ll email you who calls, and when.',
    callsBy: (time: string) => `You’ll get the first call by ${time}.`,
    about: (communities: string) => `They’ll call about ${communities}. It’s free.`,
    /** Communities whose own teams have the contact info too. [TRUTH-003] */
    alsoShared: (communities: string) => `Your contact info also went to: ${communities}. They may call you too.`,
    reach: 'You can also call them:',
    continue: 'Continue',
  },
  /** What differs for a family that would rather not be called. [TRUST-006] */
  byEmail: {
    nearby: {
      title: 'Request an email from these nearby community options for pricing',
      whatTheyGet: (names: string) => `Your name, email, and answers go to: ${names}.`,
      whatTheyGetLater: (names: string) =>
        `If you acknowledge the disclosure on the next screen, your name, email, and answers go to: ${names}.`,
      full: 'A request goes to three communities at most, so you won’t get too many emails.',
    },
    confirmation: {
      title: 'Requests sent. You’ll receive emails from the following communities:',
      backup: (advisor: string) => `If you don’t hear from them, ${advisor}, a local advisor, will email you.`,
      backupBy: (advisor: string, time: string) =>
        `If you don’t hear from them by ${time}, ${advisor}, a local advisor, will email you.`,
    },
    advisor: {
      titleWithout: (operator: string) => `A local ${operator} advisor will email you`,
      calls: 'We’ll email you who will help you, and when.',
      callsBy: (time: string) => `You’ll get the first email by ${time}.`,
      about: (communities: string) => `They’ll email you about ${communities}. It’s free.`,
      alsoShared: (communities: string) =>
        `Your name, email, and answers also went to: ${communities}. They may email you too.`,
      reach: 'If you’d like to talk, you can call them:',
    },
  },
  /** [DISC-003, DISC-004] */
  disclosure: {
    title: 'Before we continue',
    asks: (state: string) => `${state} law requires us to tell you this.`,
    youPay: 'You pay us',
    acknowledge: 'I acknowledge',
    refuse: 'I do not acknowledge',
    /** What a refusal means. [DISC-006, TRUTH-005] */
    ifRefused: (communities: string) =>
      `If you don’t acknowledge this, we won’t send your request to ${communities}. A local advisor will help you instead.`,
    refused: (communities: string) =>
      `You didn’t acknowledge the disclosure, so we didn’t send your request to ${communities}.`,
    law: (version: string) => `version ${version}`,
  },
  /** The question of each post-conversion step. [POST-002] */
  questions: {
    LookingFor: 'Who are you searching for?',
    ResidentNameInfo: 'Who’s moving in?',
    AgeInfo: 'How old is the person moving in?',
    SearchStageInfo: 'How far along is your search?',
    SearchReasonsInfo: 'What led to your search?',
    InterestsInfo: 'What makes a good day?',
    RoomPreferencesInfo: 'Which rooms would work?',
    AssistancesInfo: 'Who helps now?',
    MoreInfoLeadInfo: 'Is there anything else we should know?',
  },
  reasons: {
    LookingFor: 'When your advisor knows who you’re searching for, they ask only what matters.',
    ResidentNameInfo: 'So your advisor and the community know who’s moving in.',
    /** [POST-006] */
    AgeInfo: 'Residents must be 55 or older to be accommodated.',
    SearchStageInfo: 'We won’t rush you or repeat what you’ve already done.',
    SearchReasonsInfo: 'Your reasons tell your advisor which questions to answer first.',
    InterestsInfo: 'The right community fits everyday life. Your answer tells us where to look. You can skip this one.',
    RoomPreferencesInfo: 'Room type has a big effect on price. Your answer keeps our estimates accurate.',
    AssistancesInfo: 'Your answer tells us which help should continue after the move.',
    MoreInfoLeadInfo: 'Anything you tell us here, you won’t have to repeat later.',
  },
  careNames: {
    'assisted-living': 'Assisted Living',
    'independent-living': 'Independent Living',
    'board-and-care-home': 'Board and Care Home',
    'memory-care': 'Memory Care',
    'continuing-care-retirement-community': 'CCRC',
    'active-adult': 'Active Adult 55+',
    'skilled-nursing-facility': 'Skilled Nursing/Nursing Homes',
    'care-home': 'Care Home',
  },
  fields: {
    age: 'Age in years',
    /** The notice for a younger age, which still passes. [POST-006] */
    young: 'Most communities accept residents 55 or older.',
    youngAdvice: 'You can still continue. Your advisor knows which ones make exceptions.',
    searchReasonsOther: 'What led to your search',
    moreInfoFromLead: 'What we should know',
    several: 'Choose all that apply.',
  },
  choices: {
    hospital: 'In the hospital now',
    touring: 'Touring communities',
    startedSearching: 'Just started searching',
    researching: 'Just gathering information',
    rehab: 'Leaving rehab or the hospital',
    overwhelmed: 'Caring at home has become too much',
    needsNotMet: 'Needs aren’t met where they live now',
    isolation: 'Too much time alone',
    other: 'Something else',
    arts: 'Arts and crafts',
    music: 'Music',
    gardening: 'Gardening',
    fitness: 'Exercise and fitness',
    games: 'Games',
    faith: 'Faith',
    outings: 'Outings',
    cooking: 'Cooking',
    reading: 'Reading',
    pets: 'Pets',
    family: 'Family or friends',
    'pro-staff': 'Paid caregivers',
    self: 'No one. They manage on their own',
  },
  hints: {},
} as const
