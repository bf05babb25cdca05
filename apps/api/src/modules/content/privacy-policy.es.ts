/** The privacy policy in Spanish. It says the same as the English one; change both together. [ROUTE-013, FIND-015] */
export const spanishPrivacyPolicy = {
  title: 'Política de privacidad',
  body: `
{name} ayuda a las familias a encontrar residencias para personas mayores. Esta política dice qué información recopilamos, quién la recibe y cuándo, cuánto tiempo la guardamos y qué puede hacer usted. La página [Quién tiene su información](/receipts) muestra todo esto para su propia solicitud.

## Qué información recopilamos

- **Sus respuestas.** Para quién busca, qué cuidado se necesita, cuál es su presupuesto, para cuándo y dónde busca.
- **Sus datos de contacto.** Su nombre, correo electrónico y número de teléfono, si los da.
- **Sus consentimientos.** El texto exacto que aceptó, su versión e idioma, la hora, la página, su dirección de red y su navegador.
- **Mensajes.** Los correos y mensajes de texto que le enviamos, lo que usted nos escribe y lo que escribe a un asesor o a una residencia a través de nosotros.
- **Su cuenta, si crea una.** Su nombre, correo electrónico, número de teléfono, una forma cifrada de su contraseña, y sus reseñas y preguntas.
- **Las preguntas que hace sin una cuenta.** La pregunta, su nombre de pila y su correo electrónico. Primero le enviamos un enlace por correo, y nadie lee la pregunta antes de que usted la envíe con ese enlace. Todos pueden leer una pregunta respondida con el nombre de pila de usted. Si les hace una sola pregunta a varias residencias, no le pedimos su nombre, y ninguna sabe quién es usted. Usamos el correo electrónico solo para la pregunta.
- **Las residencias que guarda o descarta.** Las guardamos, con sus notas sobre ellas, en su cuenta. Sin una cuenta, las guardamos con un número al azar que está en una cookie de su navegador.
- **Notas.** Lo que nuestro personal y nuestros asesores anotan cuando le ayudan.
- **Cómo nos encontró.** El sitio o anuncio que le trajo aquí, y un número al azar con el que su navegador vuelve a encontrar la solicitud de usted.

Las respuestas sobre el cuidado pueden ser delicadas. Las usamos para estimar costos, encontrar residencias adecuadas y preparar a la persona que le ayuda.

## Quién recibe su información y cuándo

Le decimos quién le llamará antes de que nos dé su número de teléfono.

- **Un asesor local** recibe el encargo de ayudarle. Ve sus datos de contacto solo después de aceptar ayudarle.
- **Las residencias** reciben su información cuando usted les pide precios, una visita o una llamada, y ha aceptado compartirla con ellas. El texto que usted acepta las menciona por su nombre. Una solicitud llega a 3 residencias como máximo, a menos que usted agregue más.
- **Un agente inmobiliario** recibe sus datos de contacto y sus respuestas sobre su vivienda y su mudanza solo si usted acepta llamadas sobre la venta o la compra de una vivienda, y solo después de que el agente acepte ayudar. Antes le decimos por correo el nombre del agente.
- **Nuestro personal** ve sus datos de contacto con una parte oculta. Cuando alguien los ve completos, los exporta o los ve en una lista, anotamos quién lo hizo, cuándo y por qué. Usted puede leer ese registro.
- **Las empresas que trabajan para nosotros** reciben lo que necesitan para hacer su trabajo: alojar este sitio, entregar correos y mensajes, comprobar que un número de teléfono está en uso y hacer llamadas.
- **Las autoridades**, si la ley lo exige.

No vendemos su información ni la compartimos para publicidad en otros sitios.

## Cómo nos pagan

Nuestro servicio es gratis para las familias. Algunas residencias nos pagan una comisión si usted se muda. La página de cada residencia dice cuánto. Las comisiones no cambian el orden en que mostramos las residencias.

## Llamadas y mensajes de texto

Nunca tiene que aceptar llamadas ni mensajes para comprar algo. Puede elegir días y horas para las llamadas. Le enviamos mensajes de texto solo si los acepta. Responda STOP para dejar de recibirlos.

## Cookies

Usamos las cookies que el sitio necesita: para mantener su sesión abierta, reconocer un dispositivo en el que inició sesión, volver a encontrar su propia solicitud, su pregunta y sus residencias guardadas, recordar el tamaño del texto y recordar cómo nos encontró. Si el operador de este sitio activa las estadísticas de visitas, estas cuentan páginas vistas y no contienen su nombre ni sus datos de contacto. También contamos qué preguntas de una solicitud de precios se muestran y se responden, aquí y en los sitios de nuestros socios, sin sus respuestas ni nada que lleve a usted. En ambos casos respetamos la señal Global Privacy Control de su navegador.

## Cuánto tiempo guardamos la información

- Su solicitud y su cuenta: hasta que las borre.
- Las residencias que guarda o descarta: hasta que las quite o borre su información. Sin una cuenta: 313 días como máximo.
- Una pregunta que hace sin una cuenta: 7 días si no la envía. Si la envía, hasta que borre su información o nos pida que borremos la pregunta. Los enlaces de nuestros correos sobre ella funcionan durante 400 días.
- Una solicitud que empezó y no envió: 30 días. Contiene sus respuestas, pero ningún dato de contacto.
- Qué preguntas se mostraron y se respondieron, con el día y sin sus respuestas: 400 días. Los totales se conservan.
- Copias de nuestras respuestas, para que una solicitud repetida no cause problemas: 7 días.
- Códigos y enlaces para iniciar sesión: 1 día después de que vencen.
- El texto y la hora de sus consentimientos: sin fecha límite, porque la ley exige pruebas. Después de que usted borre su información, ya no incluyen su dirección de red ni su navegador.
- Su confirmación de un aviso estatal, con la dirección de red y el navegador desde los que la dio: sin fecha límite, porque ese estado exige pruebas.
- Facturas a una residencia por una mudanza: sin fecha límite y sin el nombre de usted.

## Qué puede hacer

Usted puede hacer todo esto en [Quién tiene su información](/receipts), sin necesidad de una cuenta:

- ver quién tiene su información, cuándo la recibió, por qué y quién la vio
- dejar de compartirla con quien usted elija: esa persona o residencia pierde el acceso de inmediato y debe confirmar que borró sus copias
- cambiar cuándo le llamamos y corregir su nombre, correo electrónico y número de teléfono
- descargar en un archivo todo lo que guardamos sobre usted
- borrar su información

Para descargar, cambiar o borrar su información, escriba el código que enviamos al correo electrónico que tenemos registrado. También puede escribir a {email} o llamar al {phone}. No le tratamos de otra manera por ejercer estos derechos. Su estado puede darle otros, como el derecho a apelar nuestra decisión. Escríbanos para ejercerlos.

## Menores

Este sitio es para adultos. No recopilamos a sabiendas información de menores de 13 años.

## Seguridad

En el sitio público, su información viaja cifrada. Los enlaces y códigos funcionan por tiempo limitado, el personal inicia sesión en dos pasos y las páginas que muestran su información nunca se guardan en una memoria caché compartida. Ningún sistema es perfectamente seguro. Si su información queda expuesta, se lo diremos como exige la ley.

## Cambios y contacto

Cuando cambiamos esta política, cambiamos la fecha que aparece arriba. Un cambio nunca amplía un consentimiento que usted ya dio. Preguntas: {email} o {phone}.
`.trim(),
}
