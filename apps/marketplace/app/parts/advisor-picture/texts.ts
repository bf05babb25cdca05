/** What a drawing in place of an advisor’s portrait shows. [LOOK-008] */
export const advisorPictureTexts = {
  county: (county: string) => `${county} County`,
  doorway: 'Drawn doorway',
  initials: (initials: string) => `the initials ${initials}`,
  outline: (area: string) => `the outline of ${area}`,
  shows: (parts: string) => `Drawn doorway with ${parts}`,
}
