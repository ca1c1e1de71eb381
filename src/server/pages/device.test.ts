import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0';

test.each([
  undefined,
  '',
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`,
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} YaBrowser/24.10.0 Safari/537.36`,
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.6; rv:131.0) Gecko/20100101 Firefox/131.0',
])('deviceOf classifies "%s" as a desktop', (agent) => {
  expect(deviceOf(agent)).toBe('desktop');
});

test.each([
  `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${CHROME} Mobile Safari/537.36`,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  `Mozilla/5.0 (Linux; Android 14; SM-X710) ${CHROME} Safari/537.36`,
  // Cubot, a phone brand.
  `Mozilla/5.0 (Linux; Android 10; CUBOT NOTE 20) ${CHROME} Mobile Safari/537.36`,
  // In-app browsers of messengers and search apps.
  `Mozilla/5.0 (Linux; Android 14; K) ${CHROME} Mobile Safari/537.36 Telegram-Android/11.3.3`,
  `Mozilla/5.0 (Linux; Android 14) ${CHROME} Mobile DuckDuckGo/5 Safari/537.36`,
  `Mozilla/5.0 (Linux; Android 14; K) ${CHROME} Mobile Safari/537.36 YandexSearch/24.95`,
])('deviceOf classifies "%s" as a mobile device', (agent) => {
  expect(deviceOf(agent)).toBe('mobile');
});

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) ${CHROME} Mobile Safari/537.36 (compatible; Googlebot/2.1)`,
  'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; YandexImages/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'TelegramBot (like TwitterBot)',
  'WhatsApp/2.24.20.89 A',
])('deviceOf classifies "%s" as a robot', (agent) => {
  expect(deviceOf(agent)).toBe('robot');
});
