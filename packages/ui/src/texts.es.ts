// The kit's default texts in Spanish, with usted.

const characters = (count: number) => `${count} ${count === 1 ? 'carácter' : 'caracteres'}`

export const breadcrumbs = 'Ruta de navegación'
export const charactersLeft = (left: number) =>
  left < 0 ? `${characters(-left)} de más` : `${left === 1 ? 'Queda' : 'Quedan'} ${characters(left)}`
export const close = 'Cerrar'
export const loading = 'Cargando...'
export const messages = 'Mensajes'
export const nextItems = (label: string) => `Siguiente: ${label}`
export const nextPage = 'Siguiente'
export const noOptions = 'No hay opciones'
export const or = 'o'
export const page = (number: number) => `Página ${number}`
export const pages = 'Páginas'
export const previousItems = (label: string) => `Anterior: ${label}`
export const previousPage = 'Anterior'
export const progress = 'Progreso'
export const select = 'Seleccione...'
export const skipToContent = 'Ir al contenido principal'
export const stepOf = (step: number, of: number) => `Paso ${step} de ${of}`
export const textSize = 'Tamaño del texto'
export const textSizes = { normal: 'Texto normal', large: 'Texto grande', largest: 'Texto más grande' }
export const errorSummaryTitle = 'Hay un problema'
export const toastHeaders = { Info: 'Aviso', Error: 'Error', Warning: 'Advertencia', Success: 'Listo' }
export const toastOutsideProvider = 'useToast must be used within a ToastProvider'
