import { describe, expect, it } from 'vitest';
import { cutOffText } from '../../../src/check/rules/unfinished/cut-off-text';
import { pastedRemains } from '../../../src/check/rules/unfinished/pasted-remains';
import { placeholderText } from '../../../src/check/rules/unfinished/placeholder-text';
import { duplicateId } from '../../../src/check/rules/addresses/duplicate-id';
import { repeatedBlock, repeatedText } from '../../../src/check/rules/unfinished/repeated';
import { areaPage } from '../schemas/area-page';
import { goodPage, plainPage } from './small-site';
import { problemsBy, toldBy, wordsBy } from './told-by';

const PAGE = 'pages/about.json';
const prose = (...paragraphs: string[]) => ({ type: 'prose', paragraphs });
const metadata = { title: 'About the firm', description: 'Who we are.' };
const about = (...blocks: object[]) => ({ [PAGE]: { ...plainPage(...blocks), metadata } });
const LONG = 'We bring parts for most makers, and know the rest by their plans and by their faults.';

describe('placeholders', () => {
  it.each([
    ['We come to XXX at night.', 'XXX'],
    ['We take ??? minutes.', '???'],
    ['From £__ an hour.', '£__'],
    ['From £XX an hour.', '£XX'],
    ['We serve [insert area] and more.', '[insert area]'],
    ['Dear <name>, we come.', '<name>'],
    ['We come asdfgh.', 'asdfgh'],
    ['Sooooon we come.', 'Sooooon'],
    ['Ask (your town) now.', '(your town)'],
    ['Price tbc.', 'tbc'],
    ['Your text goes here.', 'text goes here'],
    ['Call us .....', '.....'],
    ['Call 020 XXXX XXXX.', 'XXXX XXXX'],
    ['We come <first name>.', '<first name>'],
    ['We come [photo of the van] at night.', '[photo of the van]'],
    ['We come [CUSTOMER] at night.', '[CUSTOMER]'],
    ['We come at night […]', '[…]'],
    ['Since 20XX we come.', '20XX'],
    ['From £00.00 an hour.', '£00.00'],
    ['We come. More details to follow.', 'More details to follow'],
    ['Photo goes here', 'Photo goes here'],
    ['Sample text', 'Sample text'],
    ['Type something', 'Type something'],
    ['Enter your text here', 'Enter your text here'],
    ['Add a heading', 'Add a heading'],
    ['Test', 'Test'],
    ['-', '-'],
    ['N/A', 'N/A'],
    ['Photographs help to XX XX XX.', 'XX XX XX'],
    ['Answer to follow', 'Answer to follow'],
    ['Question 2', 'Question 2'],
    ['Text here We come.', 'Text here'],
    ['Insert photo of van', 'Insert photo of'],
    ['Put price here.', 'Put price here'],
    ['Insert town name here.', 'town name here'],
    ['Rated ?.? out of 5.', '?.?'],
    ['We come [quickly/promptly].', '[quickly/promptly]'],
    ['Title goes here', 'Title goes here'],
    ['Description of the service.', 'Description of the service'],
    ['We open at XX:XX.', 'XX:XX'],
    ['We come at night. ...', '...'],
  ])('[UF1] refuses %j', (text, written) => {
    expect(toldBy(placeholderText, about(prose(text)))).toEqual([`${PAGE} placeholder-text ${written}`]);
  });

  it('[UF2] refuses a text that only says the name of its field', () => {
    expect(wordsBy(placeholderText, about({ ...prose('We come.'), heading: 'Heading' }))).toEqual([
      {
        message: '"Heading" is the name of this field, and not yet what it is to say.',
        fix: 'Write the words that belong here, or take this part of the page out.',
        why: 'Visitors would read it as it stands, and take the whole site for unfinished.',
      },
    ]);
  });

  it.each(['Name Surname', 'Test', 'John Doe', 'Your name', '?'])(
    '[UF1] refuses %j for the name of a person',
    (name) => {
      const review = { name, rating: 5, text: 'They came at once.', provenance: 'sample' };
      expect(toldBy(placeholderText, about({ type: 'reviews', heading: 'Said of us', items: [review] }))).toEqual([
        `${PAGE} placeholder-text ${name}`,
      ]);
    },
  );

  it('[UF1] refuses a heading of signs alone', () => {
    expect(toldBy(placeholderText, about({ ...prose('We come.'), heading: '?' }))).toEqual([
      `${PAGE} placeholder-text ?`,
    ]);
    expect(toldBy(placeholderText, about({ ...prose('We come.'), heading: 'Test' }))).toEqual([]);
  });

  it.each(['Lorem', 'n/a', 'Untitled'])('[UF1] refuses "%s" as all that a field says', (written) => {
    const page = goodPage('About', prose('We come.'));
    const changes = { [PAGE]: { ...page, facts: { ...page.facts, summary: written } } };
    expect(toldBy(placeholderText, changes)[0]).toContain('placeholder-text');
    const area = areaPage();
    const landmarks = [written, 'Broadway', 'Palace Street'];
    const areas = { 'pages/areas/sw1h.json': { ...area, facts: { ...area.facts, landmarks } } };
    expect(toldBy(placeholderText, areas)[0]).toContain('placeholder-text');
    expect(toldBy(placeholderText, areas)).toHaveLength(1);
  });

  it('[UF3] leaves questions, real brackets and names alone', () => {
    const texts = [
      'Is it leaking?',
      'Who pays? You? We?',
      'BS 7593 (a standard)',
      'size XXL',
      'Call {phone} [day and night].',
      'a (price list) on request',
      'Add your postcode when you book.',
      'Enter your postcode to see which van is near.',
      'Coming soon after a burst is what we are for.',
      'A sample of the water is taken. The text of the report is short.',
      'Put the price on the form. Insert the key and turn it here.',
      'Well... we come. Text us here or there.',
      'An answer follows the test. Question 2 of the form asks for the meter.',
      'The hot water is to follow once the boiler has been filled.',
    ];
    expect(toldBy(placeholderText, about(prose(...texts)))).toEqual([]);
  });
});

describe('what other programs leave', () => {
  it.each([
    'See Error! Reference source not found.',
    '=Sheet1!B4',
    'Mar-24',
    '01/03/2024 00:00',
    'Commercial in Confidence. We come.',
    'We come (as discussed with Tom on Tuesday).',
    'Read more → We come.',
    'Accept all cookies We come.',
    'Home > Services > Roofs We come.',
    'See https://search.example/find?q=roofs for more.',
    '/services/roofs',
    'We come. Hi Dave, here is the text for the page:',
    'We come. Sure! Here is a paragraph about drains:',
    'We come. Option 2: We check the valve first.',
    'We come. Version 2 (shorter): by night.',
    'This paragraph emphasises trust and reliability.',
    '(155 characters) We come.',
    'Share on Facebook',
    'Same text as the roof page',
    'We come (need more text)',
    'We come. TRUE We go.',
    'See attachment.',
    'Click or tap here to enter text.',
    `Prices [${'SM'}1] are fixed.`,
    'We come at night.¹ Always.',
    'From #REF! an hour.',
    '=SUM(A1:A4)',
    '45678',
    'Dear «Name», we come.',
    'Dear *|FNAME|*, we come.',
    '-----Original Message-----',
    'On Monday Sarah wrote: we come.',
    'We come. Sent from my iPhone',
    '> We come at night.',
    "Sure! Here's a revised version of the text.",
    'I hope this helps!',
    'Check this with Sarah before we go.',
    '• We come at night',
    'Day • night',
    '[14/11/2026, 09:12] Dave: we come.',
    '14/11/2026, 09:12 - Dave: we come.',
    'Dave, 09:12: we come.',
    '[9:12 AM] Dave: hello',
    'See <Media omitted>.',
    'Subject: text for the page',
    'From: Dave <dave@mail.example>',
    'FW: the text',
    'Re: your text',
    'Begin forwarded message',
    'Dear Dave, we come.',
    'Kind regards',
    'Please find attached our prices.',
    'See [object Object].',
    '[contact-form id="12"]',
    'We come [citation needed] at night.',
    'We%20come',
    'See C:\\Pictures\\van.jpg.',
    'We come (Dave to confirm) at night.',
    'DRAFT: we come.',
    'Dear {{FirstName}}, we come.',
    'Dear %first_name%, we come.',
    'Dear $name, we come.',
    'Dear #NAME#, we come.',
    'We come %s.',
    'Click to add text',
    'Double-click to edit this text',
    'We come. Would you like me to make this shorter?',
    'We come. Let me know if you need any changes!',
    'Here is a version of the paragraph: we come.',
    'Here are three options: we come.',
    'As of my last update, we come.',
    'Meta description: We come.',
    'Option 1: We come.',
    'We come. Word count: 2',
    'We come. NB update before Friday!!',
    'We come. Client to confirm.',
    'We come. Needs updating.',
    'We come. Copy and paste from old site',
    'We come. Same as above.',
    'We come (check this).',
    'We come (citation needed).',
    'We come. (to be checked)',
    'FINAL v3 - We come.',
    'We come (draft 2).',
    'We come_FINAL_v2.',
    'We come. Read more…',
    'We come. Click here to find out more.',
    'Back to top',
    'Vans | Number | Price',
    '6. We come at night.',
    '(b) We come at night.',
    'We come: 1) by day 2) by night.',
    'We come: - by day - by night',
    String.raw`We come \n at night.`,
    'About_us.docx',
    'Home > About > Team',
    'We come. Dave to check this with the insurer.',
    'We come. DRAFT v3 FINAL (Sue edits)',
    'This message is confidential and intended only for the addressee.',
    'From Wikipedia, the free encyclopedia',
    '[14:22, 03/03/2025] Sue: can you put this up?',
    'Photo credit: Ann Other',
    'We come. Was this page helpful?',
    'Page 2 of 3',
  ])('[UF4] refuses %j, and says whose it is', (text) => {
    expect(problemsBy(pastedRemains, about(prose(text)))).toMatchObject([
      { rule: 'pasted-remains', severity: 'error' },
    ]);
  });

  it('[UF4] refuses a heading that was copied with its page', () => {
    const headed = (heading: string) => toldBy(pastedRemains, about({ ...prose('We come.'), heading }));
    expect(headed('Copy of Before you ring')).toEqual([`${PAGE} pasted-remains Copy of B`]);
    expect(headed('Copying keys')).toEqual([]);
    expect(toldBy(pastedRemains, about(prose('Copy of Gas safety record: by e-mail.')))).toEqual([]);
  });

  it.each([
    ['name', 'Luca Rossi, 14 Old Street'],
    ['name', 'olu.f@mail.example'],
  ])('[UF15] refuses what makes somebody known as their %s: %j', (field, value) => {
    const review = { name: 'Ann', rating: 5, text: 'They came at once.', provenance: 'sample', [field]: value };
    expect(toldBy(pastedRemains, about({ type: 'reviews', heading: 'Said of us', items: [review] }))).toHaveLength(1);
    const other = { ...review, [field]: 'Luca R., Soho' };
    expect(toldBy(pastedRemains, about({ type: 'reviews', heading: 'Said of us', items: [other] }))).toEqual([]);
  });

  it('[UF13] writes the sign that a program wrote as a code', () => {
    const [problem] = problemsBy(pastedRemains, about(prose('We know it%27s late.')));
    expect(problem).toMatchObject({ fix: 'Write "\'" in its place.', edits: [{ insert: "'" }] });
  });

  it('[UF5] says what it takes it for', () => {
    expect(wordsBy(pastedRemains, about(prose('From #REF! an hour.')))).toEqual([
      {
        message: '"#REF!" is an error of a spreadsheet, and no words of yours.',
        fix: 'Take it out, and read the sentence once more from its beginning.',
        why: 'Visitors would read it as it stands, and wonder what else was never read.',
      },
    ]);
  });

  it.each([
    ['We come. FW: text for website', 'FW: text for website'],
    ['Quick. From: Sue Sent: Monday, 3 March 2025 To: Tom We come.', 'From: Sue Sent: Monday, 3 March 2025 To: Tom'],
    ['Quick. Need to ask Tom about the parking here. We come.', 'Need to ask Tom about the parking here.'],
    ['Add a line about the new van here.', 'Add a line about the new van here.'],
    ['Quick. [14:22, 03/03/2025] Sue: can you put this up?', '[14:22, 03/03/2025] Sue: can you put this up?'],
    ['We come by day (need to ask Tom about this) and by night.', '(need to ask Tom about this)'],
    ['We come. Kind regards, Sue, Office Manager', 'Kind regards, Sue, Office Manager'],
    ['We come. Best regards, Sue Renewing a pipe is quick.', 'Best regards, Sue'],
    ['We come. Sent from my iPhone Renewing a pipe is quick.', 'Sent from my iPhone'],
    [`We come. Commented [SM${2}]: is this still true? By night.`, `Commented [SM${2}]: is this still true?`],
    ['Quick. Dear «Title» «Surname», the pipe is yours.', 'Dear «Title» «Surname»'],
    [
      'We come. I hope this helps! Let me know if a warmer tone is wanted.',
      'I hope this helps! Let me know if a warmer tone is wanted.',
    ],
    ['We come. DRAFT – not for publication', 'DRAFT – not for publication'],
    ['We come. Click or tap here to enter text. By night.', 'Click or tap here to enter text'],
    ['We use cookies to improve your experience. Accept all', 'We use cookies to improve your experience. Accept all'],
    ['We come. New paragraph here about the drains. By night.', 'New paragraph here about the drains.'],
  ])('[UF16] marks all that is to be taken out of %j', (text, written) => {
    expect(toldBy(pastedRemains, about(prose(text)))).toEqual([`${PAGE} pasted-remains ${written}`]);
  });

  it.each([
    ['Page 2 of 3', 'what a print or a PDF has on each page'],
    ['Option A: We come.', 'the mark of one of several versions'],
    ['Heading 2', 'what a program calls a part of a text'],
    ['We come :contentReference[oaicite:2] at night.', 'the mark of a source, as a chat program writes it'],
  ])('[UF5] knows whose %j is', (text, what) => {
    const [words] = wordsBy(pastedRemains, about(prose(text)));
    expect(words!.message).toContain(`is ${what}, and no words of yours.`);
  });

  it('[UF6] leaves sentences alone that only look like it', () => {
    const texts = [
      'Certainly not by night.',
      'We use no cookies. We use cookies to count visits, and accept all cards.',
      '4.8 stars from 300 locals',
      'From Camden to Soho: half an hour.',
      'Pressure = force by area',
      'Built in 45678 hours',
      'x² and m³',
      'A > B',
      'Ask Sarah.',
      'From: the first floor',
      'Draft-proof doors',
      'Open 01/12/2026 09:00 – 17:00',
      'Who is to check this valve?',
      'Is this right? Yes.',
      'Add 50% to it.',
      'Dear old house',
      'Would you like us to call before we come?',
      'Let us know if you want a call.',
      'Here are three things to do while you wait.',
      'Read more about the vans on the page of our services.',
      'Ask a neighbour about the stop tap. Check with your landlord.',
      'We confirm the price by text. The landlord is to confirm the date.',
      'Copy the number of the meter before you call.',
      'New: the vans have a camera.',
      '3 of the 4 vans carry a camera.',
      'Version 2 of the valve is quieter.',
      'Add 50% of it, or 20% more.',
      'Please check the meter before you call.',
      'See page 4 of the manual of your boiler.',
      'Thanks, Dave.',
      'Choose Menu > Heating > Holiday on the panel.',
      'We set no cookies, and you need not accept any.',
      'We spoke in confidence, as agreed with the landlord.',
      'Read more about it at www.roofs.example/tiles or in /terms.',
      'Jan-Erik came in March 2024, at 00:30.',
      'What we know of you is confidential.',
      'The same text as in the lease. A page that you share on Facebook is yours.',
      'It is true. Version 2 of the valve. This section of the pipe aims at the drain.',
      'See the attachment on the hose. Hi-fi, and dear old friends.',
      'Tom will check the tap. To check the date, ring us.',
      'From Google Maps you see our street. The final version of the plan. A draught.',
      'What you tell us is confidential. Who to call, and when to ring.',
    ];
    expect(toldBy(pastedRemains, about(prose(...texts)))).toEqual([]);
  });
});

describe('texts pasted twice', () => {
  it('[UF7] asks about a paragraph that stands on a page twice, whatever its capitals and signs', () => {
    const [problem, ...others] = problemsBy(
      repeatedText,
      about(prose(LONG, 'And so on.', LONG.replace(',', ' –').toUpperCase())),
    );
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      rule: 'repeated-text',
      severity: 'warning',
      pointer: '/blocks/0/paragraphs/2',
      related: [{ message: 'They stand here first.' }],
    });
  });

  it('[UF14] asks about a sentence that stands twice in one text, and about none that two texts share', () => {
    const answers = (...all: string[]) =>
      about({ type: 'steps', heading: 'Steps', items: all.map((text, index) => ({ heading: `Step ${index}`, text })) });
    expect(
      toldBy(repeatedText, answers('Nothing has to be taken apart.', 'Nothing has to be taken apart.')),
    ).toHaveLength(1);
    expect(toldBy(repeatedText, answers('Ring us at once.', 'Ring us at once.'))).toEqual([]);
    expect(toldBy(repeatedText, about(prose(`${LONG} Ring us. ${LONG}`)))).toHaveLength(1);
    expect(toldBy(repeatedText, about(prose(`${LONG} Ring us.`, `Ring at night. ${LONG}`)))).toEqual([]);
    expect(toldBy(repeatedText, about(prose('Ring us. We come. Ring us.')))).toEqual([]);
  });

  it('[UF8] tells a card or block that was pasted whole once', () => {
    const step = { heading: 'We measure', text: LONG };
    expect(toldBy(repeatedText, about({ type: 'steps', heading: 'Steps', items: [step, step] }))).toHaveLength(1);
    expect(toldBy(repeatedText, about(prose(LONG, `${LONG} Twice.`), prose(LONG, `${LONG} Twice.`)))).toHaveLength(2);
    expect(toldBy(repeatedText, about(prose('Call us.'), prose('Call us.')))).toEqual([]);
  });
});

describe('texts that stop in the middle', () => {
  it.each([
    'We bring parts for most makers and',
    'We bring parts, pipes,',
    'We help with leaks, drains and We come at once.',
    'Ask for our You pay by card.',
    'A valve that is never turned will Before you force it, ring us.',
    'A tap that drips is We fit a new one.',
    `${LONG.slice(0, -1)} and so forth without an end`,
  ])('[UF9] asks about %j', (text) => {
    expect(toldBy(cutOffText, about(prose(text)))).toHaveLength(1);
  });

  it('[UF9] leaves names behind a small word alone', () => {
    const texts = [
      'When will The Hall open? Can The Angel be reached?',
      'By day and The Hall is open.',
      'In our Your Home plan, with You first.',
      'Ask, and we come.',
    ];
    expect(toldBy(cutOffText, about(prose(...texts)))).toEqual([]);
  });

  it('[UF17] asks about a description that ends in dots', () => {
    const described = (description: string) => ({ [PAGE]: { ...plainPage(), metadata: { ...metadata, description } } });
    for (const description of ['Reports for insurers. Across Lon…', 'Reports for insurers. Across...'])
      expect(toldBy(cutOffText, described(description)), description).toHaveLength(1);
    expect(toldBy(cutOffText, described('Reports for insurers.'))).toEqual([]);
  });

  it('[UF12] asks about a title that ends with a sign or a small word', () => {
    const titled = (title: string) => ({ [PAGE]: { ...plainPage(), metadata: { ...metadata, title } } });
    for (const title of ['Repairs in the whole of', 'Repairs by day |', 'Repairs in'])
      expect(toldBy(cutOffText, titled(title)), title).toHaveLength(1);
    expect(toldBy(cutOffText, titled('Repairs by day | {brand}'))).toEqual([]);
  });

  it('[UF11] refuses a shared block that stands on a page twice', () => {
    const shared = { 'pages/_shared/more.json': { blocks: [{ type: 'prose', paragraphs: ['More.'] }] } };
    const showing = { type: 'shared', ref: 'more' };
    const more = { type: 'prose', paragraphs: ['Between the two.'] };
    expect(toldBy(repeatedBlock, { ...shared, [PAGE]: goodPage('About', showing, more) })).toEqual([]);
    expect(problemsBy(repeatedBlock, { ...shared, [PAGE]: goodPage('About', showing, more, showing) })).toMatchObject([
      { rule: 'repeated-block', pointer: '/blocks/3' },
    ]);
  });

  it('[UF11] refuses a list of one fact that stands on a page twice', () => {
    const listOf = (fact: string, heading: string) => ({ type: 'fact-list', heading, icon: 'map', items: { fact } });
    const page = areaPage();
    const hero = page.blocks[0]!;
    const listing = (...facts: string[]) => ({
      'pages/areas/sw1h.json': { ...page, blocks: [hero, ...facts.map((fact) => listOf(fact, `All ${fact}`))] },
    });
    expect(toldBy(repeatedBlock, listing('landmarks', 'streets'))).toEqual([]);
    expect(toldBy(repeatedBlock, listing('landmarks', 'landmarks'))).toHaveLength(1);
  });

  it('[UF11] refuses a block that stands on a page twice, once and without its parts', () => {
    const block = (id: string) => ({
      type: 'prose',
      id,
      heading: 'How we work',
      paragraphs: [
        'We listen before we take anything apart, and say what it costs before we begin.',
        'We clean up behind us, also where nobody sees it, and leave the old parts with you.',
      ],
    });
    const call = { type: 'call-to-action', heading: 'Dripping?', actions: [{ do: 'call', label: 'Call: {phone}' }] };
    const changes = {
      'pages/services.json': goodPage(
        'Services',
        block('work'),
        call,
        { type: 'columns', main: [block('work')], side: [{ type: 'prose', paragraphs: ['One more thing.'] }] },
        call,
      ),
    };
    expect(problemsBy([repeatedBlock, repeatedText, duplicateId], changes)).toMatchObject([
      {
        rule: 'repeated-block',
        severity: 'error',
        pointer: '/blocks/3/main/0',
        message: 'This block stands on this page twice.',
      },
    ]);
  });

  it('[UF10] leaves whole sentences, short labels and points of a list alone', () => {
    const texts = ['Day and night', LONG, 'What we are for.', 'Is that so?', `${LONG.slice(0, -1)} (and more)`];
    expect(
      toldBy(
        cutOffText,
        about({ ...prose(...texts), points: ['your name, your address,', 'the number that we call'] }),
      ),
    ).toEqual([]);
  });
});
