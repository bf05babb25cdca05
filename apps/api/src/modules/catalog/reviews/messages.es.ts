import { greeting } from '@pkg/domain'
import type { MessageBlock } from '../../messaging'
import type * as english from './messages'

const seeReview = ({ id }: english.EmailedReview): MessageBlock => ({
  action: { label: 'Ver su reseña', url: `{marketplace}/reviews/${id}` },
})

const next =
  'La página de la residencia muestra este motivo, pero no el nombre de usted ni lo que escribió. Puede cambiar su reseña y enviarla otra vez.'

export const reviewReceived: typeof english.reviewReceived = (review) => ({
  kind: 'review-received',
  language: 'es',
  subject: `Recibimos su reseña de ${review.community}`,
  blocks: [
    greeting(review.name, 'es'),
    `Gracias por su reseña de ${review.community}. Leemos cada reseña antes de publicarla, y le escribiremos cuando tomemos una decisión.`,
    seeReview(review),
    { aside: '¿No escribió ninguna reseña? Puede que alguien haya entrado en su cuenta. Cambie su contraseña.' },
  ],
})

export const reviewPublished: typeof english.reviewPublished = (review) => ({
  kind: 'review-published',
  language: 'es',
  subject: `Su reseña de ${review.community} está publicada`,
  blocks: [
    greeting(review.name, 'es'),
    `Publicamos su reseña de ${review.community}. Las familias pueden leerla en la página de la residencia.`,
    seeReview(review),
  ],
})

export const reviewDeclined: typeof english.reviewDeclined = (review, reason) => ({
  kind: 'review-declined',
  language: 'es',
  subject: `No publicamos su reseña de ${review.community}`,
  blocks: [
    greeting(review.name, 'es'),
    `No publicamos su reseña de ${review.community}. Motivo: ${reason}`,
    next,
    seeReview(review),
  ],
})

export const reviewRemoved: typeof english.reviewRemoved = (review, reason) => ({
  kind: 'review-removed',
  language: 'es',
  subject: `Retiramos su reseña de ${review.community}`,
  blocks: [
    greeting(review.name, 'es'),
    `Retiramos su reseña de la página de ${review.community}. Motivo: ${reason}`,
    next,
    seeReview(review),
  ],
})
