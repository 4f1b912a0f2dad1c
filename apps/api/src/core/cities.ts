import { type Language } from '@ipw/domain';

/**
 * Cities (prefecture level, GB/T 2260) by province: last two digits of the code, everyday name without the kind of division,
 * the name in Taiwan's characters where it differs, English name.
 */
const CITIES: Readonly<Record<string, string>> = {
  '13': `
    01石家庄 石家莊 Shijiazhuang, 02唐山 Tangshan, 03秦皇岛 秦皇島 Qinhuangdao, 04邯郸 邯鄲 Handan,
    05邢台 Xingtai, 06保定 Baoding, 07张家口 張家口 Zhangjiakou, 08承德 Chengde, 09沧州 滄州 Cangzhou,
    10廊坊 Langfang, 11衡水 Hengshui`,
  '14': `
    01太原 Taiyuan, 02大同 Datong, 03阳泉 陽泉 Yangquan, 04长治 長治 Changzhi, 05晋城 晉城 Jincheng,
    06朔州 Shuozhou, 07晋中 晉中 Jinzhong, 08运城 運城 Yuncheng, 09忻州 Xinzhou, 10临汾 臨汾 Linfen,
    11吕梁 呂梁 Lüliang`,
  '15': `
    01呼和浩特 Hohhot, 02包头 包頭 Baotou, 03乌海 烏海 Wuhai, 04赤峰 Chifeng, 05通辽 通遼 Tongliao,
    06鄂尔多斯 鄂爾多斯 Ordos, 07呼伦贝尔 呼倫貝爾 Hulunbuir, 08巴彦淖尔 巴彥淖爾 Bayannur,
    09乌兰察布 烏蘭察布 Ulanqab, 22兴安 興安 Hinggan, 25锡林郭勒 錫林郭勒 Xilingol, 29阿拉善 Alxa`,
  '21': `
    01沈阳 沈陽 Shenyang, 02大连 大連 Dalian, 03鞍山 Anshan, 04抚顺 撫順 Fushun, 05本溪 Benxi,
    06丹东 丹東 Dandong, 07锦州 錦州 Jinzhou, 08营口 營口 Yingkou, 09阜新 Fuxin, 10辽阳 遼陽 Liaoyang,
    11盘锦 盤錦 Panjin, 12铁岭 鐵嶺 Tieling, 13朝阳 朝陽 Chaoyang, 14葫芦岛 葫蘆島 Huludao`,
  '22': `
    01长春 長春 Changchun, 02吉林 Jilin, 03四平 Siping, 04辽源 遼源 Liaoyuan, 05通化 Tonghua,
    06白山 Baishan, 07松原 Songyuan, 08白城 Baicheng, 24延边 延邊 Yanbian`,
  '23': `
    01哈尔滨 哈爾濱 Harbin, 02齐齐哈尔 齊齊哈爾 Qiqihar, 03鸡西 雞西 Jixi, 04鹤岗 鶴崗 Hegang,
    05双鸭山 雙鴨山 Shuangyashan, 06大庆 大慶 Daqing, 07伊春 Yichun, 08佳木斯 Jiamusi,
    09七台河 Qitaihe, 10牡丹江 Mudanjiang, 11黑河 Heihe, 12绥化 綏化 Suihua,
    27大兴安岭 大興安嶺 Daxing’anling`,
  '32': `
    01南京 Nanjing, 02无锡 無錫 Wuxi, 03徐州 Xuzhou, 04常州 Changzhou, 05苏州 蘇州 Suzhou,
    06南通 Nantong, 07连云港 連雲港 Lianyungang, 08淮安 Huai’an, 09盐城 鹽城 Yancheng,
    10扬州 揚州 Yangzhou, 11镇江 鎮江 Zhenjiang, 12泰州 Taizhou, 13宿迁 宿遷 Suqian`,
  '33': `
    01杭州 Hangzhou, 02宁波 寧波 Ningbo, 03温州 溫州 Wenzhou, 04嘉兴 嘉興 Jiaxing, 05湖州 Huzhou,
    06绍兴 紹興 Shaoxing, 07金华 金華 Jinhua, 08衢州 Quzhou, 09舟山 Zhoushan, 10台州 Taizhou,
    11丽水 麗水 Lishui`,
  '34': `
    01合肥 Hefei, 02芜湖 蕪湖 Wuhu, 03蚌埠 Bengbu, 04淮南 Huainan, 05马鞍山 馬鞍山 Ma’anshan,
    06淮北 Huaibei, 07铜陵 銅陵 Tongling, 08安庆 安慶 Anqing, 10黄山 黃山 Huangshan, 11滁州 Chuzhou,
    12阜阳 阜陽 Fuyang, 13宿州 Suzhou, 15六安 Lu’an, 16亳州 Bozhou, 17池州 Chizhou, 18宣城 Xuancheng`,
  '35': `
    01福州 Fuzhou, 02厦门 廈門 Xiamen, 03莆田 Putian, 04三明 Sanming, 05泉州 Quanzhou,
    06漳州 Zhangzhou, 07南平 Nanping, 08龙岩 龍岩 Longyan, 09宁德 寧德 Ningde`,
  '36': `
    01南昌 Nanchang, 02景德镇 景德鎮 Jingdezhen, 03萍乡 萍鄉 Pingxiang, 04九江 Jiujiang,
    05新余 新餘 Xinyu, 06鹰潭 鷹潭 Yingtan, 07赣州 贛州 Ganzhou, 08吉安 Ji’an, 09宜春 Yichun,
    10抚州 撫州 Fuzhou, 11上饶 上饒 Shangrao`,
  '37': `
    01济南 濟南 Jinan, 02青岛 青島 Qingdao, 03淄博 Zibo, 04枣庄 棗莊 Zaozhuang, 05东营 東營 Dongying,
    06烟台 煙台 Yantai, 07潍坊 濰坊 Weifang, 08济宁 濟寧 Jining, 09泰安 Tai’an, 10威海 Weihai,
    11日照 Rizhao, 13临沂 臨沂 Linyi, 14德州 Dezhou, 15聊城 Liaocheng, 16滨州 濱州 Binzhou,
    17菏泽 菏澤 Heze`,
  '41': `
    01郑州 鄭州 Zhengzhou, 02开封 開封 Kaifeng, 03洛阳 洛陽 Luoyang, 04平顶山 平頂山 Pingdingshan,
    05安阳 安陽 Anyang, 06鹤壁 鶴壁 Hebi, 07新乡 新鄉 Xinxiang, 08焦作 Jiaozuo, 09濮阳 濮陽 Puyang,
    10许昌 許昌 Xuchang, 11漯河 Luohe, 12三门峡 三門峽 Sanmenxia, 13南阳 南陽 Nanyang, 14商丘 Shangqiu,
    15信阳 信陽 Xinyang, 16周口 Zhoukou, 17驻马店 駐馬店 Zhumadian`,
  '42': `
    01武汉 武漢 Wuhan, 02黄石 黃石 Huangshi, 03十堰 Shiyan, 05宜昌 Yichang, 06襄阳 襄陽 Xiangyang,
    07鄂州 Ezhou, 08荆门 荊門 Jingmen, 09孝感 Xiaogan, 10荆州 荊州 Jingzhou, 11黄冈 黃岡 Huanggang,
    12咸宁 咸寧 Xianning, 13随州 隨州 Suizhou, 28恩施 Enshi`,
  '43': `
    01长沙 長沙 Changsha, 02株洲 Zhuzhou, 03湘潭 Xiangtan, 04衡阳 衡陽 Hengyang, 05邵阳 邵陽 Shaoyang,
    06岳阳 岳陽 Yueyang, 07常德 Changde, 08张家界 張家界 Zhangjiajie, 09益阳 益陽 Yiyang,
    10郴州 Chenzhou, 11永州 Yongzhou, 12怀化 懷化 Huaihua, 13娄底 婁底 Loudi, 31湘西 Xiangxi`,
  '44': `
    01广州 廣州 Guangzhou, 02韶关 韶關 Shaoguan, 03深圳 Shenzhen, 04珠海 Zhuhai, 05汕头 汕頭 Shantou,
    06佛山 Foshan, 07江门 江門 Jiangmen, 08湛江 Zhanjiang, 09茂名 Maoming, 12肇庆 肇慶 Zhaoqing,
    13惠州 Huizhou, 14梅州 Meizhou, 15汕尾 Shanwei, 16河源 Heyuan, 17阳江 陽江 Yangjiang,
    18清远 清遠 Qingyuan, 19东莞 東莞 Dongguan, 20中山 Zhongshan, 51潮州 Chaozhou, 52揭阳 揭陽 Jieyang,
    53云浮 雲浮 Yunfu`,
  '45': `
    01南宁 南寧 Nanning, 02柳州 Liuzhou, 03桂林 Guilin, 04梧州 Wuzhou, 05北海 Beihai,
    06防城港 Fangchenggang, 07钦州 欽州 Qinzhou, 08贵港 貴港 Guigang, 09玉林 Yulin, 10百色 Baise,
    11贺州 賀州 Hezhou, 12河池 Hechi, 13来宾 來賓 Laibin, 14崇左 Chongzuo`,
  '46': `
    01海口 Haikou, 02三亚 三亞 Sanya, 03三沙 Sansha, 04儋州 Danzhou`,
  '51': `
    01成都 Chengdu, 03自贡 自貢 Zigong, 04攀枝花 Panzhihua, 05泸州 瀘州 Luzhou, 06德阳 德陽 Deyang,
    07绵阳 綿陽 Mianyang, 08广元 廣元 Guangyuan, 09遂宁 遂寧 Suining, 10内江 內江 Neijiang,
    11乐山 樂山 Leshan, 13南充 Nanchong, 14眉山 Meishan, 15宜宾 宜賓 Yibin, 16广安 廣安 Guang’an,
    17达州 達州 Dazhou, 18雅安 Ya’an, 19巴中 Bazhong, 20资阳 資陽 Ziyang, 32阿坝 阿壩 Aba,
    33甘孜 Garzê, 34凉山 涼山 Liangshan`,
  '52': `
    01贵阳 貴陽 Guiyang, 02六盘水 六盤水 Liupanshui, 03遵义 遵義 Zunyi, 04安顺 安順 Anshun,
    05毕节 畢節 Bijie, 06铜仁 銅仁 Tongren, 23黔西南 Qianxinan, 26黔东南 黔東南 Qiandongnan,
    27黔南 Qiannan`,
  '53': `
    01昆明 Kunming, 03曲靖 Qujing, 04玉溪 Yuxi, 05保山 Baoshan, 06昭通 Zhaotong, 07丽江 麗江 Lijiang,
    08普洱 Pu’er, 09临沧 臨滄 Lincang, 23楚雄 Chuxiong, 25红河 紅河 Honghe, 26文山 Wenshan,
    28西双版纳 西雙版納 Xishuangbanna, 29大理 Dali, 31德宏 Dehong, 33怒江 Nujiang, 34迪庆 迪慶 Diqing`,
  '54': `
    01拉萨 拉薩 Lhasa, 02日喀则 日喀則 Xigazê, 03昌都 Qamdo, 04林芝 Nyingchi, 05山南 Shannan,
    06那曲 Nagqu, 25阿里 Ngari`,
  '61': `
    01西安 Xi’an, 02铜川 銅川 Tongchuan, 03宝鸡 寶雞 Baoji, 04咸阳 咸陽 Xianyang, 05渭南 Weinan,
    06延安 Yan’an, 07汉中 漢中 Hanzhong, 08榆林 Yulin, 09安康 Ankang, 10商洛 Shangluo`,
  '62': `
    01兰州 蘭州 Lanzhou, 02嘉峪关 嘉峪關 Jiayuguan, 03金昌 Jinchang, 04白银 白銀 Baiyin,
    05天水 Tianshui, 06武威 Wuwei, 07张掖 張掖 Zhangye, 08平凉 平涼 Pingliang, 09酒泉 Jiuquan,
    10庆阳 慶陽 Qingyang, 11定西 Dingxi, 12陇南 隴南 Longnan, 29临夏 臨夏 Linxia, 30甘南 Gannan`,
  '63': `
    01西宁 西寧 Xining, 02海东 海東 Haidong, 22海北 Haibei, 23黄南 黃南 Huangnan, 25海南 Hainan,
    26果洛 Golog, 27玉树 玉樹 Yushu, 28海西 Haixi`,
  '64': `
    01银川 銀川 Yinchuan, 02石嘴山 Shizuishan, 03吴忠 吳忠 Wuzhong, 04固原 Guyuan,
    05中卫 中衛 Zhongwei`,
  '65': `
    01乌鲁木齐 烏魯木齊 Urumqi, 02克拉玛依 克拉瑪依 Karamay, 04吐鲁番 吐魯番 Turpan, 05哈密 Hami,
    23昌吉 Changji, 27博尔塔拉 博爾塔拉 Bortala, 28巴音郭楞 Bayingolin, 29阿克苏 阿克蘇 Aksu,
    30克孜勒苏 克孜勒蘇 Kizilsu, 31喀什 Kashgar, 32和田 Hotan, 40伊犁 Ili, 42塔城 Tacheng,
    43阿勒泰 Altay`,
};

interface City extends Readonly<Record<Language, string>> {
  code: string;
}

const read = (province: string, text: string): City[] =>
  text.split(',').map((line) => {
    const [, digits, mainland, rest] = /^(\d\d)(\S+) (.+)$/.exec(line.trim())!;
    const [taiwan, en] = / /.test(rest!) ? rest!.split(' ') : [mainland, rest];
    return { code: `${province}${digits!}`, 'zh-CN': mainland!, 'zh-TW': taiwan!, en: en! };
  });

const BY_PROVINCE = new Map(
  Object.entries(CITIES).map(([province, text]) => [province, read(province, text)]),
);

/** The cities of a province; none for provinces that are cities themselves. */
export const citiesOf = (province: string): readonly City[] => BY_PROVINCE.get(province) ?? [];
