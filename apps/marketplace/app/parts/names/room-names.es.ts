import type { RoomType } from '@pkg/domain'

export const roomNames: Record<RoomType, string> = {
  studio: 'Estudio',
  studioWithAlcove: 'Estudio con alcoba',
  oneBedroom: 'Un dormitorio',
  oneBedroomWithAlcove: 'Un dormitorio con alcoba',
  twoBedroom: 'Dos dormitorios',
  threeBedroom: 'Tres dormitorios',
  privateCottage: 'Casita privada',
  privateRoom: 'Habitación privada',
  sharedBedroom: 'Habitación compartida',
  additionalService: 'Cuota de cuidado',
  secondPerson: 'Segunda persona',
  communityFee: 'Pago inicial de la residencia (único)',
  unknown: 'Habitación',
  ccrcEntryFees: 'Cuota de ingreso (única)',
}
