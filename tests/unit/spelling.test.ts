import { describe, expect, test } from 'vitest';
import { findMatches } from '#lib/browser/spelling.ts';

/** The parts of the text that a search marks. */
const marked = (text: string, query: string) =>
  findMatches(text, query).map(({ start, end }) => text.slice(start, end));

/** What is typed, and the words that it is compared with. */
const pairs = (list: string) => list.split(',').map((pair) => pair.trim().split(' = '));

describe('Latin letters find the word in Devanagari', () => {
  test.each(
    pairs(`
      khata = खाता, paisa = पैसा, paise = पैसे, statement = स्टेटमेंट, password = पासवर्ड,
      kharch = खर्च, bank = बैंक, download = डाउनलोड, upload = अपलोड, file = फ़ाइल, phone = फ़ोन,
      app = ऐप, server = सर्वर, charge = चार्ज, email = ईमेल, report = रिपोर्ट, category = कैटेगरी,
      payment = पेमेंट, balance = बैलेंस, cash = कैश, loan = लोन, salary = सैलरी, data = डेटा,
      entry = एंट्री, narration = नैरेशन, refund = रिफ़ंड, cheque = चेक, website = वेबसाइट,
      computer = कंप्यूटर, privacy = प्राइवेसी, mobile = मोबाइल, online = ऑनलाइन,
      screenshot = स्क्रीनशॉट, plan = प्लान, support = सपोर्ट, number = नंबर, aamdani = आमदनी,
      amdani = आमदनी, bachat = बचत, galat = ग़लत, zyada = ज़्यादा, jyada = ज़्यादा,
      surakshit = सुरक्षित, sawal = सवाल, shikayat = शिकायत, sampark = संपर्क, nahi = नहीं,
      nahin = नहीं, kyon = क्यों, kyun = क्यों, chahiye = चाहिए, gaya = गया, gaye = गए, kai = कई,
      kamai = कमाई, accha = अच्छा, patthar = पत्थर, mahina = महीना, bada = बड़ा, bara = बड़ा,
      len den = लेन-देन, UPI khata = UPI खाता
    `),
  )('%s: %s', (query, word) => {
    expect(marked(`यह ${word} है।`, query).map((found) => found.normalize('NFC'))).toEqual([word.normalize('NFC')]);
  });
});

describe('Devanagari finds another spelling', () => {
  test.each([
    ['without nukta', 'फाइल', 'फ़ाइल'],
    ['with nukta', 'फ़ाइल', 'फाइल'],
    ['with the nukta in one letter', '\u0917\u093cलत', '\u095aलत'],
    ['with a joiner', 'बैं\u200dक', 'बैंक'],
    ['in a text with a joiner', 'पक्का', 'पक्\u200dका'],
    ['with chandrabindu', 'जाँच', 'जांच'],
    ['with anusvara', 'जांच', 'जाँच'],
    ['with a half nasal', 'हिन्दी', 'हिंदी'],
    ['with a half m', 'सम्पर्क', 'संपर्क'],
    ['with a short vowel', 'महिना', 'महीना'],
    ['with ye', 'रुपये', 'रुपए'],
    ['with a danda', 'खाता।', 'खाता'],
    ['of Latin letters', 'यूपीआई', 'UPI'],
    ['of more letters', 'पीडीएफ़', 'PDF'],
    ['while it is typed', 'स्टेट', 'स्टेटमेंट'],
  ])('%s', (_, query, word) => {
    expect(findMatches(`यह ${word} है`, query)).toHaveLength(1);
  });
});

describe('search does not find', () => {
  test.each(
    pairs(`
      khata = खत, khata = खत्म, khata = कहता, khata = खेत, paisa = पास, paisa = पैसे, paisa = पेशा,
      password = पासपोर्ट, statement = स्टेट, statement = स्टेशन, kharch = खर्राटा, upload = डाउनलोड,
      load = अपलोड, kam = रकम, कम = रकम, din = दान, bank = बेकार, bank = बिना, loan = लेन, kul = कल,
      apka = पक्का, नाम = नान, खाता = खता, आई = UPI, xyz = खाता, ? = खाता?
    `),
  )('%s in %s', (query, text) => {
    expect(marked(text, query)).toEqual([]);
  });
});

test('Latin words and figures are found as they are in English', () => {
  expect(marked('HDFC Bank का चार्ज ₹1,240 है', 'hdfc')).toEqual(['HDFC']);
  expect(marked('HDFC Bank का चार्ज ₹1,240 है', 'rs 1240')).toEqual(['₹1,240']);
  expect(marked('Bank यानी बैंक', 'bank')).toEqual(['Bank', 'बैंक']);
});
