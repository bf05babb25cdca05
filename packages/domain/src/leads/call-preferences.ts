/** When and how a family wants to be called. Travels with the lead and is shown before the phone number. [TRUST-007] */
export interface CallPreferences {
  days?: ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday')[]
  /** Hours in the family's time zone, such as 17 and 19. */
  from?: number
  until?: number
  textFirst?: boolean
}
