/** The answers of the post-conversion wizard, with the names used in the API. [DATA-012] */
export interface PostConversionAnswers {
  /** In years. [POST-006] */
  age?: number
  searchStage?: 'hospital' | 'touring' | 'startedSearching' | 'researching'
  searchReasons?: ('rehab' | 'overwhelmed' | 'needsNotMet' | 'isolation' | 'other')[]
  searchReasonsOther?: string
  interests?: string[]
  roomPreferences?: ('Studio' | '1 Bedroom' | '2 Bedroom' | 'Private Suite' | 'Shared Suite')[]
  assistances?: ('family' | 'pro-staff' | 'self')[]
  moreInfoFromLeadChoice?: 'Yes' | 'No'
  moreInfoFromLead?: string
}
