/** Services around the workbench, partner links and QR codes. */
export const toolsEn = {
  'tool.does': 'What it does',
  'tool.honest': 'What it does not do',
  'tool.price': 'What it costs',
  'tool.ask': 'How to start',
  'tool.ycdataIntroduce.lead':
    'How your IP is seen, used and asked for, in the data console, a sister system of this workbench.',
  'tool.ycdataIntroduce.1': 'Attention over time',
  'tool.ycdataIntroduce.1.text':
    'How often your public page is opened each week, and where visitors come from.',
  'tool.ycdataIntroduce.2': 'What brands ask for',
  'tool.ycdataIntroduce.2.text': 'Categories and quantities requested in your field, without names.',
  'tool.ycdataIntroduce.3': 'Where products are',
  'tool.ycdataIntroduce.3.text': 'For labelled products: when and roughly where they are scanned.',
  'tool.ycdataIntroduce.honest':
    'It shows what happened on this platform. It does not forecast sales, and knows nothing of deals made elsewhere.',
  'tool.ycdataIntroduce.price': 'Reading your own figures is free.',
  'tool.ycdataIntroduce.ask':
    'The data console has its own login. If you have none yet, ask your consultant to open it for your IP.',
  'tool.yimatongIntroduce.lead':
    'One code per product: a label with an unguessable code, which tells anyone who scans it whether the product is genuine.',
  'tool.yimatongIntroduce.1': 'Genuine or not',
  'tool.yimatongIntroduce.1.text':
    'A phone’s camera opens a page with the verdict, your IP and the licensee. No app is needed.',
  'tool.yimatongIntroduce.2': 'Scanned before?',
  'tool.yimatongIntroduce.2.text':
    'The page says when a code was first scanned and how often, so a copied label gives itself away.',
  'tool.yimatongIntroduce.3': 'You are the first to know',
  'tool.yimatongIntroduce.3.text': 'Many scans of one code, or scans far apart, alert you and us.',
  'tool.yimatongIntroduce.honest':
    'The code cannot be guessed, but a label can be copied, and a copy carries the same code. The number and the places of its scans tell them apart.',
  'tool.yimatongIntroduce.price':
    'General labels ¥0.08 each from 1,000. Custom labels from 100,000, about ¥3,500; a sample is ¥200.',
  'tool.yimatongIntroduce.ask':
    'Ask your consultant which label fits your product. General labels are issued within 2 working days of payment.',
  'tool.arService.lead':
    'Your character in the room: scenes people see through a phone camera, made by our partners for a product or an event.',
  'tool.arService.1': 'A figure on the table',
  'tool.arService.1.text': 'A character that stands on the packaging, waves and tells its story.',
  'tool.arService.2': 'A picture that moves',
  'tool.arService.2.text': 'Posters and cards that start to move when a camera looks at them.',
  'tool.arService.3': 'A photo spot',
  'tool.arService.3.text': 'Scenes for exhibitions and shops, with a photo to take home.',
  'tool.arService.honest':
    'It cannot be ordered with a click. Every scene is a project: people model, animate and test it on phones, which takes weeks.',
  'tool.arService.price':
    'By project. You get a written quote before work begins; the first consultation is free.',
  'tool.arService.ask':
    'Tell your consultant the occasion, the date and which of your pictures may be used. We answer within 2 working days.',
  'tool.aiService.lead':
    'Help from models where it saves time: drafts, variants and checks, always with you deciding what is used.',
  'tool.aiService.1': 'First drafts',
  'tool.aiService.1.text': 'Colour variants, backgrounds and product mock-ups from your own pictures.',
  'tool.aiService.2': 'Words in three languages',
  'tool.aiService.2.text': 'Drafts of introductions and cases for you to edit.',
  'tool.aiService.3': 'Look-alike search',
  'tool.aiService.3.text':
    'A search for pictures that resemble yours, checked by a person before we tell you.',
  'tool.aiService.honest':
    'Your works train no model, and nothing is made from them without your written consent. Whether a model’s output can be protected depends on the law where you are.',
  'tool.aiService.price': 'By project, quoted in writing beforehand.',
  'tool.aiService.ask':
    'Tell your consultant where you would like to save time. If a person would do it better, we say so.',
  'tool.links.lead': 'Sites we recommend. They are run by others, who are responsible for their content.',
  'tool.links.none': 'No links yet',
  'tool.links.none_text': 'Would you like to be listed? Write to us.',
  'tool.code.lead':
    'To print on a card or to share. Each opens one address; only the private link can expire or be ended.',
  'tool.code.page': 'Your public page',
  'tool.code.page_text': 'For everyone: what is approved and listed.',
  'tool.code.private': 'Your private link',
  'tool.code.private_text':
    'For your own customers only: it also opens private series, and deals carry no share.',
  'tool.code.site': 'This workbench',
  'tool.code.site_text': 'To open it on your phone, or to invite a colleague.',
  'tool.code.no_private': 'You have no private link at the moment. You can create one here:',
} as const;

export type ToolsKey = keyof typeof toolsEn;
