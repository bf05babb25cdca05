import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const mapTexts: Translated<typeof english.mapTexts> = {
  mapOf: (place) => `Mapa de residencias en ${place}`,
  mapAround: (name) => `Mapa de los alrededores de ${name}`,
  still: 'El mapa muestra las residencias de la lista.',
  failed: 'No pudimos cargar el mapa interactivo. La lista muestra las mismas residencias.',
  pinsFailed: 'No pudimos cargar los precios del mapa. Mueva el mapa para intentarlo de nuevo.',
  open: 'Usar el mapa',
  area: 'esta zona',
  country: 'Estados Unidos',
  searchArea: 'Buscar en esta zona',
  drawArea: 'Dibujar una zona',
  stopDrawing: 'Cancelar dibujo',
  drawHint: 'Arrastre sobre el mapa para dibujar una línea alrededor de una zona.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  areaOnly: 'Solo se muestran las residencias de la zona del mapa.',
  clearArea: 'Quitar zona',
  noPrice: 'Sin precio',
  pins: 'Residencias en esta parte del mapa',
  pin: (name, price) => `${name}, ${price}`,
  closeCard: 'Cerrar',
  inArea: (count) => `${count} ${count === '1' ? 'residencia' : 'residencias'}`,
  cards: 'Residencias de la lista',
  seeDetails: 'Ver detalles',
  ring: (miles) => `${miles} ${miles === 1 ? 'milla' : 'millas'}`,
  credit:
    'Natural Earth, Oficina del Censo de EE. UU., Servicio Geológico de EE. UU., Servicio Meteorológico Nacional, GeoNames (CC BY 4.0)',
}
