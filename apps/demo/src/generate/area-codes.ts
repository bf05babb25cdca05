import type { StateCode } from '@pkg/domain'

/** Area codes of each state. */
const areaCodes: Readonly<Record<StateCode, readonly number[]>> = {
  AL: [205, 256, 334, 251],
  AK: [907],
  AZ: [602, 520, 480, 928],
  AR: [501, 870, 479],
  CA: [213, 415, 619, 916, 510, 714, 805, 559],
  CO: [303, 719, 970],
  CT: [203, 860],
  DE: [302],
  DC: [202],
  FL: [305, 407, 813, 904, 561, 850, 941],
  GA: [404, 912, 706, 478],
  HI: [808],
  ID: [208],
  IL: [312, 217, 618, 815, 309, 847],
  IN: [317, 219, 812, 260],
  IA: [515, 319, 712, 563],
  KS: [316, 785, 913, 620],
  KY: [502, 606, 270, 859],
  LA: [504, 318, 225, 337],
  ME: [207],
  MD: [301, 410],
  MA: [617, 413, 508, 978],
  MI: [313, 616, 517, 906, 231, 734],
  MN: [612, 218, 507, 651, 320],
  MS: [601, 662, 228],
  MO: [314, 816, 417, 573],
  MT: [406],
  NE: [402, 308],
  NV: [702, 775],
  NH: [603],
  NJ: [201, 609, 732, 856, 908],
  NM: [505, 575],
  NY: [212, 518, 716, 315, 914, 607, 631],
  NC: [704, 919, 336, 828, 910],
  ND: [701],
  OH: [216, 614, 513, 419, 330, 937],
  OK: [405, 918, 580],
  OR: [503, 541],
  PA: [215, 412, 717, 814, 610, 570],
  RI: [401],
  SC: [803, 843, 864],
  SD: [605],
  TN: [615, 901, 423, 865, 731],
  TX: [214, 713, 512, 210, 806, 915, 409, 817],
  UT: [801, 435],
  VT: [802],
  VA: [804, 703, 757, 540, 276],
  WA: [206, 509, 360, 253],
  WV: [304],
  WI: [414, 608, 715, 920],
  WY: [307],
}

/**
 * Returns a fictional phone number. 555-0100 to 555-0199 are reserved for fiction. The area code is one of the state's. ZIP codes with the
 * same first three digits share it.
 */
export function fictionalPhone(state: StateCode, zip: string, line: number): string {
  const codes = areaCodes[state]
  const area = codes[Number(zip.slice(0, 3)) % codes.length]
  return `(${area}) 555-01${String(line % 100).padStart(2, '0')}`
}
