import { deflateSync } from 'node:zlib';
import { objectStream, pdf, type PdfPart, type PdfWish } from '../../../../testing/pdfs';
import { activeContent, type PdfRefusal } from './active-content';

const of = (wish: PdfWish) => activeContent(pdf(wish));
const withPart = (...more: PdfPart[]) => of({ more });
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

describe('activeContent', () => {
  it.each<[PdfRefusal, string]>([
    ['pdf_opens', '/OpenAction 6 0 R'],
    ['pdf_opens', '/AA << /WC 6 0 R >>'],
    ['pdf_script', '/Names << /JavaScript 6 0 R >>'],
    ['pdf_script', `/X ${script}`],
    ['pdf_script', '/X << /S /#4aava#53cript >>'],
    ['pdf_script', '/X << /S %a comment)\n/JavaScript >>'],
    ['pdf_launch', '/X << /S /Launch /F (calc.exe) >>'],
    ['pdf_embedded', '/Names << /EmbeddedFiles 6 0 R >>'],
    ['pdf_embedded', '/X << /Type /EmbeddedFile >>'],
    ['pdf_media', '/X << /Subtype /RichMedia >>'],
    ['pdf_media', '/X << /Subtype /3D >>'],
    ['pdf_form', '/AcroForm << /XFA 6 0 R >>'],
    ['pdf_form', '/X << /S /SubmitForm >>'],
    ['pdf_script', '/A 1 endobj /B /JavaScript'],
  ])('refuses with %s a catalogue with %s', (rule, entry) => {
    expect(of({ entry })).toBe(rule);
  });

  describe('of a document that may open at a view', () => {
    const opens = (wish: PdfWish) => activeContent(pdf(wish), true);
    it.each<PdfWish>([
      // As LibreOffice, Acrobat and LaTeX write it.
      { entry: '/OpenAction[3 0 R /XYZ null null 0]' },
      { entry: '/OpenAction [3 0 R /FitH 842.5]' },
      { entry: '/OpenAction << /Type /Action /S /GoTo /D [3 0 R /Fit] >>' },
      { entry: '/OpenAction <</D(first page)/S/GoTo>>' },
      { entry: '/OpenAction 6 0 R', more: [{ dictionary: '<</S/GoTo/D[3 0 R/Fit]>>' }] },
      { entry: '/OpenAction 90 0 R', more: [objectStream('<< /S /GoTo /D 91 0 R >>')] },
      { more: [objectStream('<< /Type /Catalog /OpenAction [3 0 R /Fit] >>')] },
      { text: 'nothing at all' },
    ])('takes %j', (wish) => {
      expect(opens(wish)).toBeUndefined();
      expect(activeContent(pdf(wish))).toBe(wish.text ? undefined : 'pdf_opens');
    });

    const to = (action: string) => `/OpenAction << /S ${action} >>`;
    it.each<[PdfRefusal, PdfWish]>([
      ['pdf_script', { entry: to('/JavaScript /JS (app.alert\\(1\\))') }],
      ['pdf_launch', { entry: to('/Launch /F (calc.exe)') }],
      ['pdf_form', { entry: to('/SubmitForm /F (https://example.com)') }],
      ['pdf_opens', { entry: to('/URI /URI (https://example.com)') }],
      ['pdf_opens', { entry: to('/Named /N /Print') }],
      ['pdf_opens', { entry: to('/GoTo /D [3 0 R /Fit] /Next 6 0 R') }],
      ['pdf_opens', { entry: to('/GoTo /D [3 0 R /Fit] /S /URI /URI (https://example.com)') }],
      ['pdf_opens', { entry: to('/GoTo /D (a\\)) /S /URI /URI (https://example.com)') }],
      ['pdf_opens', { entry: '/OpenAction % a remark\n [3 0 R /Fit]' }],
      ['pdf_opens', { entry: '/OpenAction [3 0 R /Fit] /Open#41ction 6 0 R' }],
      ['pdf_opens', { entry: '/OpenAction 6 0 R' }],
      ['pdf_opens', { entry: '/OpenAction 1 0 R' }],
      [
        'pdf_opens',
        { entry: '/OpenAction 90 0 R', more: [objectStream('<< /S /URI /URI (https://a.cn) >>')] },
      ],
      ['pdf_opens', { more: [objectStream('<< /Open#41ction << /S /URI >> >>')] }],
      ['pdf_opens', { entry: '/OpenAction [3 0 R /Fit] /AA << /WC 6 0 R >>' }],
    ])('refuses with %s %j', (rule, wish) => {
      expect(opens(wish)).toBe(rule);
    });

    it('refuses an object of which the file has two, one of them no view', () => {
      const [view, other] = ['<< /S /GoTo /D [3 0 R /Fit] >>', '<< /S /URI /URI (https://example.com) >>'];
      const twice = (...more: PdfPart[]) => opens({ entry: '/OpenAction 90 0 R', more });
      expect(twice(objectStream(view), objectStream(view))).toBeUndefined();
      expect(twice(objectStream(view), objectStream(other))).toBe('pdf_opens');
      expect(twice(objectStream(view), objectStream(other, '/Type /ObjStm /First 9'))).toBe('pdf_opens');
    });
  });

  const link = (address: string) => `/A << /S /URI /URI ${address} >>`;
  const hex = (text: string) => `<${Buffer.from(text, 'latin1').toString('hex')}>`;
  it.each([
    link('(javascript:alert\\(1\\))'),
    link('(JavaScript:x)'),
    link('(javascript:1;alert\\(1\\))'),
    link('(javascript:80/x)'),
    link('(\\152ava\\\nscript:x)'),
    link('( \\tjava\\nscript:x)'),
    link(hex('javascript:x')),
    link(`<feff${Buffer.from('javascript:x', 'utf16le').swap16().toString('hex')}>`),
    link('(data:text/html,x)'),
    link('(file:///etc/passwd)'),
    link('(smb://host/share)'),
    link('(ms-officecmd:x)'),
    link('(\\\\\\\\host\\\\share)'),
    link('(//host/share)'),
    '/A << /S /#55RI /U#52I % a remark\n (vbscript:x) >>',
    '/URI << /Base (javascript:x) >>',
    '/A << /S /GoToR /F (other.pdf) /D [0 /Fit] >>',
    '/A << /S /Thread /F (\\\\\\\\host\\\\x.pdf) >>',
    '/A << /Type /Filespec /UF (x) >>',
  ])('refuses a link that leads astray: %s', (entry) => {
    expect(of({ entry })).toBe('pdf_link');
    expect(withPart(objectStream(`<< ${entry} >>`))).toBe('pdf_link');
  });

  it('refuses a link whose address stands elsewhere', () => {
    const apart = { dictionary: link('7 0 R') };
    const address = { dictionary: '(javascript:x)' };
    expect(withPart(apart, address)).toBe('pdf_link');
    expect(withPart(address, apart)).toBe('pdf_link');
    expect(withPart(apart, objectStream('(javascript:x)'))).toBe('pdf_link');
    expect(withPart(objectStream(`<< ${apart.dictionary} >>`), address)).toBe('pdf_link');
    expect(withPart(apart, { dictionary: '(ms-msdt:/id x)' })).toBe('pdf_link');
    expect(withPart(apart, { dictionary: '(https://example.com)' })).toBeUndefined();
    expect(withPart(address)).toBeUndefined();
  });

  it.each([
    'https://example.com/a?b=c:d',
    'http://example.com:8080',
    'www.example.com:8080/x',
    'mailto:a@b.cn',
    'tel:+86',
  ])('takes a link to %s', (address) => {
    expect(of({ entry: link(`(${address})`) })).toBeUndefined();
    expect(withPart(objectStream(`<< ${link(`(${address})`)} /F 4 /Title (Note: x) >>`))).toBeUndefined();
  });

  it('refuses what is encrypted', () => {
    expect(of({ trailer: '/Encrypt 6 0 R' })).toBe('pdf_encrypted');
    expect(withPart({ dictionary: '/Type /XRef /Encrypt 7 0 R', stream: '' })).toBe('pdf_encrypted');
  });

  it('reads objects that are packed into streams, whatever the stream says it is', () => {
    expect(withPart(objectStream(script))).toBe('pdf_script');
    expect(withPart(objectStream('<< /OpenAction 3 0 R >>', ''))).toBe('pdf_opens');
    expect(withPart(objectStream('<< /S /L#61unch >>', '/Type /#4fbjStm'))).toBe('pdf_launch');
    // The index of an object stream may point into a text.
    expect(withPart(objectStream(`(${script})`))).toBe('pdf_script');
    expect(withPart(objectStream('<< /AA%\n<< >> >>'))).toBe('pdf_opens');
    expect(withPart(objectStream('<< /Type /Catalog /Lang (en) >>'))).toBeUndefined();
  });

  it.each<[string, string, Buffer | string]>([
    ['twice', '/Filter [/FlateDecode /FlateDecode]', deflateSync(deflateSync(script))],
    ['by a rule elsewhere', '/Filter 7 0 R /FlateDecode 1', deflateSync(deflateSync(script))],
    ['under two rules', '/Filter /FlateDecode /Filter /ASCIIHexDecode', deflateSync(script)],
    ['in another way', '/Filter /ASCIIHexDecode', Buffer.from(script).toString('hex')],
    ['by a short name', '/Filter /Fl', deflateSync(script)],
    ['with a predictor', '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>', deflateSync(script)],
    ['not at all', '', script],
    ['and cut', '/Filter /FlateDecode', deflateSync(script).subarray(0, 20)],
    ['as a bomb', '/Filter /FlateDecode', deflateSync(Buffer.alloc(65 * 1024 * 1024), { level: 1 })],
  ])('refuses an object stream packed %s', (_, dictionary, stream) => {
    expect(withPart({ dictionary: `/Type /ObjStm /N 1 /First 5 ${dictionary}`, stream })).toBe('pdf_packed');
  });

  it('is not misled by words inside of texts and dictionaries', () => {
    expect(of({ entry: '/A (endobj stream) /B (\\) endobj \\() /OpenAction 6 0 R' })).toBe('pdf_opens');
    expect(of({ entry: '/A stream /OpenAction 6 0 R' })).toBe('pdf_opens');
    expect(of({ entry: '/A <656e646f626a> /OpenAction 6 0 R' })).toBe('pdf_opens');
  });

  it('takes no words, pictures and packed pages for more than they are', () => {
    expect(of({ text: 'an object (1 0 object, a subobj) '.repeat(20_000) })).toBeUndefined();
    expect(of({ text: 'How to avoid /JavaScript and /OpenAction' })).toBeUndefined();
    expect(of({ entry: '/Title (/JS and /AA batteries) /Lang <2f4a53>' })).toBeUndefined();
    const picture = Buffer.from('/JS (x) /AA << >> /Launch ');
    expect(withPart({ dictionary: '/Subtype /Image /Filter /DCTDecode', stream: picture })).toBeUndefined();
    expect(
      withPart({ dictionary: '/Filter /FlateDecode', stream: deflateSync('/JavaScript') }),
    ).toBeUndefined();
  });
});
