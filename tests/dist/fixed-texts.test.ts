/** The texts that the specification fixes verbatim (docs/specification.md), by the page that prints them. */
import { expect, it } from 'vitest';
import { site } from '#data/site-facts.ts';
import { files, pageAt, readSiteFile } from '../helpers/dist.ts';
import { attributesOf, select, textOf } from '../helpers/document.ts';

const states = [
  ['Maharashtra', 'MH', 'Mumbai', '112 million'],
  ['Karnataka', 'KA', 'Bangalore', '67 million'],
  ['Tamil Nadu', 'TN', 'Chennai', '76 million'],
  ['Telangana', 'TS', 'Hyderabad', '39 million'],
  ['Delhi', 'DL', 'New Delhi', '32 million'],
  ['Gujarat', 'GJ', 'Gandhinagar', '70 million'],
  ['West Bengal', 'WB', 'Kolkata', '99 million'],
  ['Rajasthan', 'RJ', 'Jaipur', '78 million'],
  ['Uttar Pradesh', 'UP', 'Lucknow', '237 million'],
  ['Punjab', 'PB', 'Chandigarh', '30 million'],
] as const;

/** What pages print, the texts apart by lines and bars. */
const fixedTexts: Readonly<Record<string, string>> = {
  '/': `PRIVATE & SECURE | ${site.tagline} | TRY FOR FREE | WATCH DEMO
    CHOOSE YOUR PLATFORM | Download for Android | Download for iOS
    10K+ | statements analysed | 99.9% | accuracy rate | under 5 minutes | processing time
    Instant Analysis | 100% Private | Visual Reports | Time Tracking | Multi-Bank Support | Mobile Ready
    Bank-grade security | Instant processing | All Indian banks
    Sample data | ₹55,000 | ₹42,000 | Savings rate | 24% | 156 | 89 | +12% | ₹847 | +5% | Saturday
    23 transactions | January | February | March | April
    Food & Dining | 35% | Shopping | 25% | Transportation | 20% | Bills & Utilities | 15% | Others | 5%
    256-bit encryption | Zero data retention | No third-party access | Local processing | SOC 2 Type II | Zero logging
    All UPI and Banks, One Platform
    State Bank of India | HDFC Bank | ICICI Bank | Axis Bank | Kotak Mahindra Bank | Bank of Baroda
    Paytm | PhonePe | Google Pay | Amazon Pay | BHIM UPI
    India's Most Trusted | Popular Analysis Topics | © 2025 ${site.name}. ${site.tagline}.`,
  '/features': `Upload statements | Automatic money tracking | Category-wise breakdown | Search and filter
    Secure and private | Monthly and yearly reports | Smart insights with saving tips | Multi-device access
    date, amount or keyword | PDF only`,
  '/pricing': `Free | ₹0 | per month | Up to 3 statements per month | Basic charts and insights
    Full privacy with no data stored | Pro | ₹299 | Unlimited uploads | Advanced visualizations
    Export reports | Priority support`,
  '/docs/android-app': 'MIME type | %PDF | 10 MB | 1.3 | 14 | 24 | 35',
  '/iphone-app': 'coming soon to the App Store',
  '/terms-conditions': '18 | personal use',
  '/changelog': '1.0.0 | 1.1.0 | 1.2.0',
  '/faq': `General Financial Analysis | Bank-Specific Analysis | UPI and Digital Payments
    Advanced Analysis Features | Business and Professional Use`,
  '/bank-analysis': `6+ | banks supported | 1M+ | transactions analysed
    Upload | AI recognition | Smart analysis | Download reports | 23% | 15% | 12% | 9% | 6% | 8%`,
  '/blog': `All Articles | Bank Analysis | UPI Analysis | Business | Technology | Comparison | Loans | Security
    Tax Planning`,
  '/states': `Pan-India Coverage | 28+ States & UTs | 1.4 Billion People Served | All Regional Banks
    Featured State Banking Services | Complete State Coverage | Why Choose State-Specific Analysis
    Regional banks | Local compliance | Cultural understanding | Quick State Access
    700+ | 50+ | 1.4B | Start Analysis Now | View All Banks | ${states.flat().join(' | ')}`,
  '/404': `404 | Page Not Found
    Oops! The page you're looking for doesn't exist. It might have been moved or deleted. | Return to Home`,
  '/500': `Application Error
    Sorry, there was an error loading the application. Please refresh the page or contact support.`,
  ...Object.fromEntries(
    states.map(([state, ...facts]) => [
      `/state/${state.toLowerCase().replaceAll(' ', '-')}`,
      `${state} | ${facts.join(' | ')} | Banking Landscape | National banks | Regional banks
        Economic sectors | Major Cities | Capital City | Financial Hubs & Business Centers
        Why Choose ${site.name} for ${state} | State compliance | Language support | Sector insights
        Analyze ${state} Bank Statement | View All Banking Options`,
    ]),
  ),
};

/** What the islands say, in their props or their scripts. */
const islandTexts = `Coming soon to the App Store! | Sending... | Submitting...
  Message sent successfully! We'll get back to you soon. | Failed to send message. Please try again later.
  Thank you for your feedback! We appreciate your input. | Failed to submit feedback. Please try again later.
  Root element not found | Application Error.
  Sorry, there was an error loading the application. Please refresh the page or contact support.`;

const lacking = (printed: string, texts: string) =>
  texts.split(/\s*[|\n]\s*/).filter((text) => !printed.includes(text));

it.each(Object.entries(fixedTexts))('%s prints the fixed texts of the specification', (route, texts) => {
  expect(lacking(textOf(pageAt(route).document.body).replace(/[†\s]+/g, ' '), texts)).toEqual([]);
});

it('the islands hold their fixed texts', () => {
  const scripts = [...files]
    .filter((file) => /^\/_astro\/.*\.js$/.test(file))
    .map((file) => readSiteFile(file).toString());
  const pages = ['/', '/contact', '/give-feedback'].map(pageAt);
  const props = pages.flatMap(({ document }) => attributesOf(document, 'astro-island', 'props'));
  const printed = pages.flatMap(({ document }) => select(document, 'astro-island').map(textOf));
  expect(lacking([...scripts, ...props, ...printed, pageAt('/contact').html].join('\n'), islandTexts)).toEqual([]);
});
