/** When and how a family wants to be called; it travels with the lead and stands before the number. [TRUST-007] */
export interface CallPreferences {
  days?: ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday')[]
  /** Hours of the family's day, such as 17 and 19. */
  from?: number
  until?: number
  textFirst?: boolean
}
