import type { AmenityFlag } from '@pkg/domain'

/** Who asks the questions. */
export const askers = [
  { firstName: 'Lena', lastName: 'Whitaker' },
  { firstName: 'Victor', lastName: 'Moore' },
  { firstName: 'Grace', lastName: 'Holm' },
] as const

/** A question whose answer is an amenity of the community's record. */
export interface DemoQuestion {
  flag: AmenityFlag
  text: string
  /** The answers when the community offers it, and when it doesn't. */
  yes: string
  no: string
}

/** What families ask about the amenities of a community. [COMM-002, COMM-010] */
export const demoQuestions: readonly DemoQuestion[] = [
  {
    flag: 'hasMedicalTransportation',
    text: 'Dad sees his heart doctor every month. Can someone drive him there?',
    yes: 'Yes. The community offers rides to appointments. Ask on your tour how early to book one.',
    no: 'No. The community doesn’t offer rides to appointments.',
  },
  {
    flag: 'hasHospiceCare',
    text: 'Could my mother stay if she needs hospice care one day?',
    yes: 'Yes. The community offers hospice care. Ask on your tour how they arrange it.',
    no: 'No. The community doesn’t offer hospice care.',
  },
  {
    flag: 'hasWifi',
    text: 'We talk by video every Sunday. Is there Wi-Fi?',
    yes: 'Yes. Wi-Fi is one of the room amenities.',
    no: 'No. The rooms don’t have Wi-Fi.',
  },
  {
    flag: 'hasGarden',
    text: 'My aunt has gardened all her life. Is there a garden?',
    yes: 'Yes. The community has a garden.',
    no: 'No. The community doesn’t have a garden.',
  },
  {
    flag: 'hasGuestRooms',
    text: 'I live 4 hours away. Is there a guest room for family?',
    yes: 'Yes. The community has guest rooms. Ask on your tour what a night costs.',
    no: 'No. The community doesn’t have guest rooms.',
  },
]
