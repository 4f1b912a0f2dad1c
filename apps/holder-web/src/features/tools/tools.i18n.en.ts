/** Services around the workbench, partner links and QR codes. */
export const toolsEn = {
  'tool.does': 'What it does',
  'tool.honest': 'What it does not do',
  'tool.price': 'What it costs',
  'tool.ask': 'How to begin',
  'tool.ycdataIntroduce.lead':
    'How your IP is seen, used and asked for, in the data console: a sister system of this workbench.',
  'tool.ycdataIntroduce.1': 'Attention over time',
  'tool.ycdataIntroduce.1.text': "How often your IP's page is opened, by week, and what people come from.",
  'tool.ycdataIntroduce.2': 'What buyers ask for',
  'tool.ycdataIntroduce.2.text': 'Categories and quantities in requests of your field, without names.',
  'tool.ycdataIntroduce.3': 'Where products are',
  'tool.ycdataIntroduce.3.text': 'For labelled products: when and roughly where they are scanned.',
  'tool.ycdataIntroduce.honest':
    'It shows what happened on this platform. It forecasts no sales, and knows nothing of deals made elsewhere.',
  'tool.ycdataIntroduce.price': 'Reading your own figures is free.',
  'tool.ycdataIntroduce.ask':
    'The data console has a sign-in of its own. If you have none yet, ask your consultant to open it for your IP.',
  'tool.yimatongIntroduce.lead':
    'One code a product: a label with an unguessable code, which tells whoever scans it whether the product is genuine.',
  'tool.yimatongIntroduce.1': 'Genuine or not',
  'tool.yimatongIntroduce.1.text':
    "A phone's camera opens a page with the verdict, your IP and the licensee. No app is needed.",
  'tool.yimatongIntroduce.2': 'Scanned before?',
  'tool.yimatongIntroduce.2.text':
    'The page says when a code was scanned first and how often, so that a copied label gives itself away.',
  'tool.yimatongIntroduce.3': 'You hear of trouble',
  'tool.yimatongIntroduce.3.text':
    'Many scans of one code, or far-apart places, raise an alert to you and to us.',
  'tool.yimatongIntroduce.honest':
    'A label can be copied; the code cannot be guessed, but a copy carries the same one. It is the count and the places that tell them apart.',
  'tool.yimatongIntroduce.price':
    'Common labels 0.08 RMB each from 1,000. Custom labels from 100,000, about 3,500 RMB; a sample 200 RMB.',
  'tool.yimatongIntroduce.ask':
    'Ask your consultant which label fits your product. Common labels are issued within 2 working days after payment.',
  'tool.arService.lead':
    "Your character in the room: scenes people see through their phone's camera, made by our partners for a product or an event.",
  'tool.arService.1': 'A figure on the table',
  'tool.arService.1.text': 'A character that stands on the packaging, waves and tells its story.',
  'tool.arService.2': 'A picture that moves',
  'tool.arService.2.text': 'Posters and cards that begin to move when a camera looks at them.',
  'tool.arService.3': 'A place to be photographed',
  'tool.arService.3.text': 'Scenes for exhibitions and shops, with a photo to take home.',
  'tool.arService.honest':
    'It cannot be ordered here by a click. Every scene is a project: people model, animate and test it on phones, which takes weeks.',
  'tool.arService.price':
    'By project. You get a written quote before anything begins; the first talk is free.',
  'tool.arService.ask':
    'Tell your consultant the occasion, the date and which of your pictures may be used. We answer within two working days.',
  'tool.aiService.lead':
    'Help from models where it saves time: drafts, variants and checks, always with you deciding what is used.',
  'tool.aiService.1': 'First drafts',
  'tool.aiService.1.text': 'Colour variants, backgrounds and product mock-ups from your own pictures.',
  'tool.aiService.2': 'Words in three languages',
  'tool.aiService.2.text': 'Drafts of introductions and cases for you to mend.',
  'tool.aiService.3': 'A look for look-alikes',
  'tool.aiService.3.text':
    'A search for pictures that resemble yours, read by a person before you hear of it.',
  'tool.aiService.honest':
    "Your works train no model, and nothing is made from them without your consent in writing. Whether a model's output can be protected depends on the law where you are.",
  'tool.aiService.price': 'By project, quoted in writing beforehand.',
  'tool.aiService.ask':
    'Tell your consultant what you would like to save time on. We say plainly if a person would do it better.',
  'tool.links.lead': 'Sites we like to send you to. They are run by others, who answer for what they show.',
  'tool.links.none': 'No links yet',
  'tool.links.none_text': 'Would you like to stand here? Write to us.',
  'tool.code.lead':
    'To print on a card or to send on. Each opens one address; only the private link can end.',
  'tool.code.page': 'The page of your IP',
  'tool.code.page_text': 'For everybody: what is approved and shown.',
  'tool.code.private': 'Your private link',
  'tool.code.private_text':
    'For your own customers only: it opens private series too, and deals carry no share.',
  'tool.code.site': 'This workbench',
  'tool.code.site_text': 'To open it on your phone, or to invite a colleague.',
  'tool.code.no_private': 'There is no private link at the moment. You can make one here:',
  'tool.code.save': 'Save',
} as const;

export type ToolsKey = keyof typeof toolsEn;
