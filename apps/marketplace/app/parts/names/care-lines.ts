/** Each care type in a sentence or two. */
export const careLines = {
  'assisted-living': 'Help with bathing, dressing, and medication, day and night.',
  'independent-living': 'Your own apartment, with meals and company. No hands-on care.',
  'board-and-care-home': 'A house on an ordinary street with a handful of residents.',
  'memory-care': 'A secure community with staff trained in dementia care.',
  'continuing-care-retirement-community': 'One campus, from independent living to nursing. Often with an entrance fee.',
  'active-adult': 'Homes for people 55 or older. No care included.',
  'skilled-nursing-facility': '24-hour nursing for short-term rehab or long-term care.',
  'care-home': 'A small home with staff, often for one level of care.',
  'senior-living': 'All eight care types, side by side.',
} as const
