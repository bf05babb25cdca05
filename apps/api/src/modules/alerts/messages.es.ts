import { careNameInSentence, formatMoney } from '@pkg/domain'
import { spanishNameInSentence } from '@pkg/domain/spanish-names'
import type * as english from './messages'
import { namedCount } from './messages'

export const searchLabel: typeof english.searchLabel = ({ care, place, hasArea, filterCount }) => {
  const where = hasArea ? ' en una zona del mapa' : place ? ` en ${place}` : ''
  const narrowed = filterCount === 0 ? '' : filterCount === 1 ? ', con 1 filtro' : `, con ${filterCount} filtros`
  return `${spanishNameInSentence(careNameInSentence(care))}${where}${narrowed}`
}

export const alertConfirmation: typeof english.alertConfirmation = (search) => ({
  kind: 'search-alert-confirmation',
  language: 'es',
  subject: 'Active el aviso de su búsqueda',
  blocks: [
    'Hola:',
    `Usted pidió recibir un correo cuando nuevas residencias coincidan con su búsqueda de ${search}.`,
    'Usaremos esta dirección solo para estos avisos y enviaremos como máximo uno al día por cada búsqueda.',
    { action: { label: 'Activar el aviso', url: '{marketplace}/search-alerts/confirm?token={secret}' } },
    {
      aside:
        'Este enlace vence en 7 días. ¿No lo pidió usted? Puede ignorar este correo, y no le enviaremos ningún aviso.',
    },
  ],
})

export const searchAlert: typeof english.searchAlert = ({ search, path, communities }) => {
  const isOne = communities.length === 1
  const more = communities.length - namedCount
  return {
    kind: 'search-alert',
    language: 'es',
    subject: isOne
      ? '1 nueva residencia para su búsqueda'
      : `${communities.length} nuevas residencias para su búsqueda`,
    blocks: [
      'Hola:',
      isOne
        ? `Una residencia coincide ahora con su búsqueda de ${search}:`
        : `${communities.length} residencias coinciden ahora con su búsqueda de ${search}:`,
      ...communities
        .slice(0, namedCount)
        .map((community) => ({ link: { label: linkLabel(community), url: `{marketplace}${community.url}` } })),
      ...(more > 0 ? [`La lista tiene ${more === 1 ? '1 más' : `${more} más`}.`] : []),
      { action: { label: 'Ver la lista', url: `{marketplace}${path}` } },
      {
        aside:
          'Recibe este correo porque guardó esta búsqueda. Enviamos como máximo un aviso al día por cada búsqueda.',
      },
    ],
  }
}

function linkLabel({ name, address, startingRate, hidePricing }: english.MatchedCommunity): string {
  const label = `${name} en ${address.city}, ${address.state}`
  return hidePricing || startingRate <= 0 ? label : `${label} (desde ${formatMoney(startingRate)} al mes)`
}
