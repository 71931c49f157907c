const cities = (names: string) => names.split(/\s*\|\s*/);

/** The largest cities of countries, by the codes of ISO 3166, but for names that are words of their language too. */
export const CITIES: ReadonlyMap<string, readonly string[]> = new Map([
  [
    'GB',
    cities(
      'London|Birmingham|Manchester|Leeds|Glasgow|Sheffield|Bradford|Liverpool|Edinburgh|Bristol|Cardiff|Leicester|' +
        'Wakefield|Coventry|Nottingham|Newcastle|Newcastle upon Tyne|Sunderland|Brighton|Hull|Plymouth|Wolverhampton|' +
        'Derby|Stoke-on-Trent|Swansea|Southampton|Salford|Aberdeen|Portsmouth|York|Peterborough|Dundee|Lancaster|' +
        'Oxford|Cambridge|Norwich|Exeter|Gloucester|Belfast|Middlesbrough|Bolton|Blackpool|Bournemouth|Luton|' +
        'Northampton|Swindon|Huddersfield|Milton Keynes|Preston|Stockport|Carlisle|Inverness|Worcester|Doncaster',
    ),
  ],
  ['IE', cities('Dublin|Cork|Galway|Limerick|Waterford')],
  [
    'US',
    cities(
      'New York|Los Angeles|Chicago|Houston|Philadelphia|San Antonio|San Diego|Dallas|Austin|San Francisco|Seattle|' +
        'Denver|Boston|Nashville|Detroit|Las Vegas|Memphis|Baltimore|Milwaukee|Atlanta|Miami|Minneapolis|Cleveland',
    ),
  ],
  ['CA', cities('Toronto|Montreal|Vancouver|Calgary|Edmonton|Ottawa|Winnipeg|Halifax')],
  ['AU', cities('Sydney|Melbourne|Brisbane|Perth|Adelaide|Canberra|Hobart|Darwin')],
  ['NZ', cities('Auckland|Wellington|Christchurch|Hamilton|Dunedin')],
  [
    'DE',
    cities(
      'Berlin|Hamburg|München|Köln|Frankfurt|Stuttgart|Düsseldorf|Leipzig|Dortmund|Bremen|Dresden|Hannover|Nürnberg',
    ),
  ],
  ['AT', cities('Wien|Graz|Linz|Salzburg|Innsbruck')],
  ['CH', cities('Zürich|Genf|Genève|Basel|Bern|Lausanne')],
  ['FR', cities('Paris|Marseille|Lyon|Toulouse|Nantes|Strasbourg|Montpellier|Bordeaux|Lille|Rennes')],
  ['NL', cities('Amsterdam|Rotterdam|Den Haag|Utrecht|Eindhoven|Groningen')],
  ['ES', cities('Madrid|Barcelona|Sevilla|Zaragoza|Bilbao')],
  ['IT', cities('Roma|Milano|Napoli|Torino|Palermo|Genova|Bologna|Firenze')],
]);
