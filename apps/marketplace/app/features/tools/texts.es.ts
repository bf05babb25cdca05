import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const toolTexts: Translated<typeof english.toolTexts> = {
  title: 'Herramientas',
  description:
    'Herramientas gratis para familias: un cuestionario sobre el cuidado, los costos, cuánto dura el dinero y listas para las visitas y la mudanza.',
  lead: 'Seis herramientas gratis. No necesita una cuenta ni un número de teléfono.',
  notAdvice:
    'Una herramienta puede ayudarle a ordenar sus ideas. No reemplaza a un médico, a un abogado ni una visita.',
  minutes: (count) => `Unos ${count} minutos`,
  youNeed: (what) => `Necesita: ${what}`,
  names: {
    'care-quiz': 'Cuestionario sobre el cuidado',
    'cost-calculator': 'Calculadora de costos',
    'money-runway': 'Cuánto dura el dinero',
    'tour-checklist': 'Lista para las visitas',
    'moving-checklist': 'Lista para la mudanza',
  },
  stay: {
    name: '¿Le alcanza para quedarse?',
    summary: 'Para cuánto alcanza el dinero en cada residencia que guardó y qué pasa después.',
    action: 'Ver para cuánto alcanza el dinero',
    minutes: 3,
    youNeed: 'Los ahorros y los ingresos mensuales.',
  },
  home: 'Inicio',
  saved: 'Sus herramientas guardadas',
  save: 'Guardar respuestas',
  saveHint: 'Guardamos sus respuestas solo si selecciona este botón.',
  seeSaved: 'Ver sus herramientas guardadas',
  savedNotice: (tool) => `Se guardó: ${tool}`,
  deletedNotice: (tool) => `Se borró: ${tool}`,
  nothing: 'Todavía no hay herramientas guardadas',
  nothingDetail: 'Seleccione “Guardar respuestas” en una herramienta y la encontrará aquí.',
  allTools: 'Ver todas las herramientas',
  continue: 'Continuar',
  delete: 'Borrar',
  onDevice: 'Sus respuestas están guardadas solo en este navegador',
  onDeviceDetail:
    'Con una cuenta gratis, encontrará sus respuestas en su página personal, en todos sus dispositivos. Cuando inicie sesión, las moveremos ahí.',
  createAccount: 'Crear cuenta',
  signIn: 'Iniciar sesión',
  inAccount: 'Puede abrir estas herramientas en todos sus dispositivos. Solo usted puede verlas.',
  homebase: 'Ir a su página personal',
  homebaseSection: 'Sus herramientas',
  print: 'Imprimir',
}
